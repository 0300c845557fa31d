interface Paint {
  main: string;
  dark: string;
  light: string;
}

const rect = (
  fill: string,
  ...[x, y, width, height, corner = 8]: [
    x: number,
    y: number,
    width: number,
    height: number,
    corner?: number,
  ]
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
const oval = (fill: string, x: number, y: number, rx: number, ry = rx) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const path = (fill: string, d: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (stroke: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const folded = ({ main, dark, light }: Paint) =>
  [0, 1, 2]
    .map(
      (i) =>
        rect(i % 2 ? light : main, 100 + i * 6, 300 - i * 70, 280 - i * 12, 64, 30) +
        line(dark, 3, `M130 ${345 - i * 70}H350`),
    )
    .join('');
const bottle = ({ main, dark, light }: Paint, neck: number) =>
  rect(dark, 240 - neck, 90, neck * 2, 60) +
  rect(main, 170, 140, 140, 260, 34) +
  rect(light, 190, 230, 100, 90);
const stem = ({ dark }: Paint) => line(dark, 14, 'M240 80V300');
const upper = ({ main, dark }: Paint) =>
  path(
    main,
    'M180 100L110 150L90 250L140 262L150 210V390H330V210L340 262L390 250L370 150L300 100L240 140Z',
  ) + line(dark, 4, 'M240 140V390');
const cabinet = ({ main, dark, light }: Paint) =>
  rect(main, 110, 120, 260, 260, 14) + rect(light, 135, 145, 210, 120) + oval(dark, 240, 325, 22);
const sheet = ({ main, dark, light }: Paint) =>
  path(main, 'M90 220L240 130L390 220L240 320Z') +
  path(light, 'M90 220L240 320V380L90 280Z') +
  path(dark, 'M390 220L240 320V380L390 280Z');

/** One simple picture a kind of goods, in three shades, on a canvas of 480 × 480. */
export const DRAWINGS: Record<string, (paint: Paint) => string> = {
  sheet,
  towel: folded,
  blanket: (p) => folded(p) + line(p.light, 10, 'M120 360H360'),
  pillow: ({ main, dark }) =>
    path(main, 'M90 170Q240 110 390 170Q420 240 390 320Q240 370 90 320Q60 240 90 170Z') +
    line(dark, 3, 'M120 190Q240 150 360 190'),
  mat: ({ main, dark, light }) =>
    rect(main, 80, 160, 320, 190, 20) +
    rect(light, 105, 185, 270, 140, 12) +
    line(dark, 4, 'M125 255H355'),
  robe: (p) =>
    upper(p) + rect(p.dark, 150, 260, 180, 22, 4) + line(p.light, 16, 'M190 105L240 250L290 105'),
  bottle: (p) => bottle(p, 24),
  spray: (p) => bottle(p, 16) + path(p.dark, 'M190 70H290V110H250L240 130H200Z'),
  can: (p) =>
    rect(p.main, 130, 150, 220, 240, 22) +
    rect(p.dark, 260, 95, 60, 60) +
    line(p.dark, 16, 'M160 150V110H230V150') +
    rect(p.light, 160, 230, 160, 100),
  tube: ({ main, dark, light }) =>
    path(main, 'M160 90H320L290 340H190Z') +
    rect(dark, 195, 340, 90, 50) +
    line(light, 14, 'M215 140L225 290'),
  soap: ({ main, dark, light }) =>
    oval(dark, 240, 268, 130, 84) + oval(main, 240, 248, 130, 84) + oval(light, 240, 244, 84, 48),
  kit: ({ main, dark, light }) =>
    rect(main, 100, 160, 280, 200, 18) +
    line(dark, 12, 'M190 160V125H290V160') +
    rect(light, 222, 215, 36, 90, 4) +
    rect(light, 195, 242, 90, 36, 4),
  slipper: ({ main, dark }) =>
    oval(main, 180, 250, 52, 130) +
    oval(main, 300, 250, 52, 130) +
    oval(dark, 180, 200, 52, 60) +
    oval(dark, 300, 200, 52, 60),
  box: cabinet,
  cup: ({ main, dark, light }) =>
    path(main, 'M140 150H330L305 370H165Z') +
    oval(light, 235, 150, 95, 24) +
    line(dark, 18, 'M328 200Q400 210 372 270Q350 300 316 296'),
  bag: ({ main, dark, light }) =>
    path(main, 'M120 180H360L376 400H104Z') +
    line(dark, 12, 'M180 180V140Q240 70 300 140V180') +
    rect(light, 180, 250, 120, 70),
  roll: ({ main, dark, light }) =>
    rect(main, 150, 140, 180, 230, 0) +
    oval(main, 240, 370, 90, 30) +
    oval(light, 240, 140, 90, 30) +
    oval(dark, 240, 140, 34, 12),
  plate: ({ main, dark, light }) =>
    oval(dark, 240, 262, 160, 120) +
    oval(light, 240, 252, 160, 120) +
    oval(main, 240, 252, 104, 76),
  cutlery: ({ main, dark }) =>
    oval(main, 160, 150, 32, 52) +
    line(main, 18, 'M160 200V390') +
    line(dark, 10, 'M230 90V190M255 90V190M280 90V190M230 190Q255 220 280 190M255 210V390') +
    path(main, 'M340 90Q380 180 350 250V390H330V90Z'),
  tissue: ({ main, dark, light }) =>
    path(light, 'M180 210L200 90L240 140L290 80L300 210Z') +
    rect(main, 100, 200, 280, 180, 12) +
    oval(dark, 240, 204, 74, 12),
  mop: (p) =>
    stem(p) +
    path(p.main, 'M150 300H330L360 400H120Z') +
    line(p.light, 6, 'M180 320L165 395M240 320V395M300 320L315 395'),
  brush: (p) =>
    stem(p) +
    rect(p.main, 190, 290, 100, 110, 26) +
    line(p.light, 5, 'M205 320H275M205 345H275M205 370H275'),
  cloth: sheet,
  bin: ({ main, dark, light }) =>
    path(main, 'M140 160H340L320 400H160Z') +
    oval(dark, 240, 158, 104, 26) +
    line(light, 10, 'M190 210L200 360M290 210L280 360'),
  trolley: ({ main, dark, light }) =>
    rect(main, 130, 170, 220, 160) +
    rect(light, 150, 190, 180, 50) +
    line(dark, 12, 'M350 330V110H400') +
    oval(dark, 165, 360, 26) +
    oval(dark, 315, 360, 26),
  glass: ({ main, dark, light }) =>
    path(light, 'M160 100H320Q320 240 240 250Q160 240 160 100Z') +
    path(main, 'M166 160H314Q300 240 240 250Q180 240 166 160Z') +
    line(dark, 10, 'M240 250V380M180 386H300'),
  dish: ({ main, dark, light }) =>
    path(main, 'M90 270Q240 60 390 270Z') +
    rect(dark, 80, 270, 320, 40) +
    oval(light, 240, 140, 16) +
    line(dark, 12, 'M130 310V380M350 310V380'),
  shirt: (p) => upper(p) + line(p.light, 12, 'M200 110L240 165L280 110'),
  apron: ({ main, dark, light }) =>
    path(main, 'M190 100H290L300 190L350 210V390H130V210L180 190Z') +
    rect(light, 185, 265, 110, 80) +
    line(dark, 8, 'M190 100Q240 50 290 100'),
  cap: ({ main, dark, light }) =>
    oval(main, 240, 190, 130, 90) +
    rect(light, 150, 230, 180, 110, 6) +
    line(dark, 5, 'M190 245V325M240 245V325M290 245V325'),
  kettle: ({ main, dark, light }) =>
    path(main, 'M160 140H310L340 380H130Z') +
    line(dark, 20, 'M310 160Q400 160 390 260Q385 310 340 320') +
    path(main, 'M165 160L100 180L150 240Z') +
    oval(light, 235, 140, 74, 18),
  dryer: ({ main, dark, light }) =>
    rect(main, 110, 130, 230, 110, 55) +
    path(dark, 'M330 140L400 120V250L330 230Z') +
    path(main, 'M170 230H240L225 400H165Z') +
    oval(light, 170, 185, 30),
  mirror: ({ main, dark, light }) =>
    oval(main, 240, 200, 126) +
    oval(light, 240, 200, 104) +
    line(dark, 14, 'M240 326V390M170 396H310'),
  lamp: ({ main, dark, light }) =>
    path(main, 'M180 90H300L360 240H120Z') +
    line(dark, 14, 'M240 240V380M170 390H310') +
    oval(light, 240, 244, 60, 10),
  book: ({ main, dark, light }) =>
    rect(main, 130, 90, 220, 300, 10) +
    rect(dark, 130, 90, 34, 300, 10) +
    rect(light, 195, 140, 120, 60),
  pen: ({ main, dark, light }) =>
    path(main, 'M330 90L380 140L190 330L140 280Z') +
    path(dark, 'M140 280L190 330L110 370Z') +
    line(light, 8, 'M320 130L200 250'),
  card: ({ main, dark, light }) =>
    rect(dark, 130, 120, 260, 160, 16) +
    rect(main, 90, 190, 260, 160, 16) +
    rect(light, 115, 220, 60, 44),
  glove: ({ main, dark }) =>
    path(
      main,
      'M160 390V250L110 190Q110 160 140 170L180 210V110Q200 85 218 110V200V90Q236 68 254 90V200V105Q272 84 290 105V215V140Q308 122 322 140V280Q322 340 300 390Z',
    ) + rect(dark, 156, 366, 148, 30),
  mask: ({ main, dark, light }) =>
    path(main, 'M120 190Q240 130 360 190V290Q240 370 120 290Z') +
    line(light, 5, 'M130 225Q240 190 350 225M130 260Q240 240 350 260') +
    line(dark, 6, 'M120 195Q50 240 120 285M360 195Q430 240 360 285'),
};

export const pictureOf = (kind: string, hue: number): string => {
  const paint = {
    main: `hsl(${hue} 42% 62%)`,
    dark: `hsl(${hue} 38% 38%)`,
    light: `hsl(${hue} 50% 88%)`,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${rect(`hsl(${hue} 24% 96%)`, 0, 0, 480, 480, 0)}${oval(`hsl(${hue} 14% 86%)`, 240, 412, 150, 18)}${DRAWINGS[kind]?.(paint) ?? ''}</svg>`;
};
