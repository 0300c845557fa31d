// Imported by every process of a local run: when the parent is killed, no service stays behind on its port.
const parent = process.ppid;
const starter = Number(process.env['MUNIM_STARTER'] ?? parent);

function isGone(pid: number) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}

setInterval(() => {
  if (!isGone(starter) && (parent !== starter || process.ppid === parent)) return;
  // `node --watch` is the parent and would only start us again
  if (parent !== starter && !isGone(parent)) process.kill(parent, 'SIGTERM');
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
