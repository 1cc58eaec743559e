/** Kinds of agencies at an incident, in the order in which they are listed. */
export const DISCIPLINES = [
  'lawEnforcement',
  'fireRescue',
  'ems',
  'towing',
  'transportation',
  'dispatch',
  'emergencyManagement',
  'hazmat',
  'coroner',
  'safetyServicePatrol',
] as const

export type Discipline = (typeof DISCIPLINES)[number]

export type Partner = Readonly<{ name: string; discipline: string | null }>

/** Partners by discipline, without the disciplines that have none; those of another kind or of none come last. */
export const byDiscipline = (
  partners: readonly Partner[],
): readonly Readonly<{ discipline: Discipline | null; names: readonly string[] }>[] => {
  const isKnown = (value: string | null): value is Discipline => DISCIPLINES.some((known) => known === value)
  return [...DISCIPLINES, null].flatMap((discipline) => {
    const names = partners
      .filter((partner) => (isKnown(partner.discipline) ? partner.discipline : null) === discipline)
      .map(({ name }) => name)
    return names.length === 0 ? [] : [{ discipline, names }]
  })
}
