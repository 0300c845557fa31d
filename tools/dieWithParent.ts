// Imported by what a local run starts: a killed starter leaves no service behind that holds its port.
const parent = process.ppid;

function parentIsGone() {
  if (process.ppid !== parent) return true;
  try {
    process.kill(parent, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}

setInterval(() => {
  if (parentIsGone()) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
