// Imported by what a local run starts: a killed starter leaves no service behind that holds its port.
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
