import { readdirSync, readFileSync } from 'node:fs';

/** CPU microseconds that a process has used so far, all its threads together. Linux tells them to the nanosecond. */
export function cpuMicroseconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const [nanoseconds] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / 1000;
  }, 0);
}

/** MiB of a process: resident now, and the most it has been. */
export function memoryOf(pid: number): { resident: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
  return { resident: of('VmRSS'), most: of('VmHWM') };
}
