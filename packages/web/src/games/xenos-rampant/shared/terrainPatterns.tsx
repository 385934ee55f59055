// Kinds of ground as patterns, so that they are told apart without colour. One unit of the drawing is an inch.

interface PatternTerms {
  /** Inches after which it repeats. */
  size: number;
  d: string;
}

/** By the name of the ground; open ground has none. */
const PATTERNS: Readonly<Record<string, PatternTerms>> = {
  road: { size: 2, d: 'M0 1H1.2' },
  'landing pad': { size: 2, d: 'M0 0H2M0 0V2' },
  scrub: { size: 1.6, d: 'M.3 .5L.6 .1L.9 .5M.9 1.3L1.2 .9L1.5 1.3' },
  woods: { size: 2, d: 'M1 .3A.55 .55 0 1 1 .99 .3M1 1.4V1.9' },
  resin: { size: 1.8, d: 'M0 .45Q.45 0 .9 .45T1.8 .45M0 1.35Q.45 .9 .9 1.35T1.8 1.35' },
  ruins: { size: 1.4, d: 'M0 1.4L1.4 0M0 0L.5 .5' },
  craters: { size: 1.8, d: 'M.4 .9A.5 .5 0 0 0 1.4 .9' },
  marsh: { size: 1.6, d: 'M.1 1.2H1.1M.4 1.2V.7M.7 1.2V.5' },
  ford: { size: 1.6, d: 'M0 .4H.9M.7 1.2H1.6' },
  'deep water': { size: 1.6, d: 'M0 .6Q.4 .2 .8 .6T1.6 .6' },
  rocks: { size: 1.4, d: 'M.2 1L.7 .2L1.2 1Z' },
  hill: { size: 2, d: 'M0 1A1 1 0 0 1 2 1' },
  building: { size: 1, d: 'M0 0L1 1M0 1L1 0' },
};

const idOf = (kind: string): string => `xr-ground-${kind.replaceAll(' ', '-')}`;

/** The fill of a kind of ground; null where it has no pattern. */
export const patternOf = (kind: string): string | null =>
  PATTERNS[kind] === undefined ? null : `url(#${idOf(kind)})`;

/** For the `defs` of a drawing in inches. */
export const TerrainPatterns = () => (
  <defs>
    {Object.entries(PATTERNS).map(([kind, { size, d }]) => (
      <pattern key={kind} id={idOf(kind)} width={size} height={size} patternUnits="userSpaceOnUse">
        <path d={d} fill="none" stroke="var(--text-1)" strokeOpacity="0.7" strokeWidth="0.13" />
      </pattern>
    ))}
  </defs>
);
