import type { Random } from './random.ts';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const HISTORY_DAYS = 395;

/** Days of the demo, all relative to one midnight in India. */
export class Calendar {
  readonly midnight: number;

  constructor(today: string) {
    this.midnight = Date.parse(`${today}T00:00:00+05:30`);
  }

  /**
   * A working hour so many days ago. Today's are in the first minutes of the day: no time may be in
   * the future.
   */
  workingHour(random: Random, daysAgo: number): number {
    if (daysAgo === 0) return this.midnight + random.int(1, 20 * 60) * 1000;
    return this.midnight - daysAgo * DAY + random.int(570, 1110) * MINUTE + random.int(0, 59_999);
  }

  /** Some time after a moment, but before today. */
  later(random: Random, moment: number, leastHours: number, mostHours: number): number {
    const wanted = moment + random.int(leastHours * 60, mostHours * 60) * MINUTE;
    if (wanted < this.midnight) return wanted;
    return Math.max(
      moment + 1,
      Math.floor(moment + (this.midnight - moment) * (0.2 + 0.6 * random.fraction())),
    );
  }
}

export const iso = (moment: number): string => new Date(moment).toISOString();

/** YYYY-MM-DD in India. */
export const dayInIndia = (moment: number): string =>
  new Date(moment + 330 * MINUTE).toISOString().slice(0, 10);
