// Imported by each measured server: Node keeps what it has compiled when a process exits, but not when a signal ends it.
process.once('SIGTERM', () => {
  if (process.listenerCount('SIGTERM') === 0) process.exit();
});
