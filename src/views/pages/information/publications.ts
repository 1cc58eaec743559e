/** What the information pages rest on. Names of publications are not translated. */
export const PUBLICATIONS = {
  mutcd: {
    name: 'MUTCD, 11th edition (2023), Part 6: Temporary Traffic Control',
    href: 'https://mutcd.fhwa.dot.gov/',
  },
  fhwa: { name: 'FHWA, Traffic Incident Management Program', href: 'https://ops.fhwa.dot.gov/tim/' },
  unifiedGoal: { name: 'National Traffic Incident Management Coalition, National Unified Goal' },
  garments: { name: 'ANSI/ISEA 107-2020, High-Visibility Safety Apparel' },
  erg: {
    name: 'PHMSA, Emergency Response Guidebook (2024)',
    href: 'https://www.phmsa.dot.gov/training/hazmat/erg/emergency-response-guidebook-erg',
  },
  sightDistance: { name: 'AASHTO, A Policy on Geometric Design of Highways and Streets' },
  roadside: { name: 'AASHTO, Roadside Design Guide' },
  cableBarrier: { name: 'Michigan DOT, Cable Median Barrier: Questions and Answers' },
  extrication: { name: 'Firehouse, University of Extrication: Cable Median Barriers, parts 1 and 2' },
} as const satisfies Readonly<Record<string, Readonly<{ name: string; href?: string }>>>

export type PublicationId = keyof typeof PUBLICATIONS
