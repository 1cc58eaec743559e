/** Kinds of agencies, in the order in which the page lists them. */
export const DISCIPLINE_IDS = [
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

export type DisciplineId = (typeof DISCIPLINE_IDS)[number]
export type StateBodyId = 'transport' | 'traffic' | 'patrol' | 'emergency' | 'assist'

/** Who carries the program of the state of Cimarron. Names are their own, in every language. */
export const STATE_BODIES = [
  { id: 'transport', name: 'Cimarron Department of Transportation' },
  { id: 'traffic', name: 'Cimarron Traffic Management Center' },
  { id: 'patrol', name: 'Cimarron Highway Patrol' },
  { id: 'emergency', name: 'Cimarron Division of Emergency Management' },
  { id: 'assist', name: 'Cimarron Roadway Assist Patrol' },
] as const satisfies readonly Readonly<{ id: StateBodyId; name: string }>[]

export const LOCAL_AGENCIES: readonly Readonly<{ discipline: DisciplineId; names: readonly string[] }>[] = [
  {
    discipline: 'lawEnforcement',
    names: ['Harlan County Sheriff', 'Lorne County Sheriff', 'Fairmont Police Department', 'City of Kestrel Police'],
  },
  {
    discipline: 'fireRescue',
    names: ['Fairmont Fire Department', 'Redfield Rural Fire Protection District', 'Twin Forks Volunteer Fire Company'],
  },
  { discipline: 'ems', names: ['Central Cimarron EMS Authority', 'Lorne County Ambulance Service'] },
  {
    discipline: 'towing',
    names: ['Interstate Heavy Recovery', 'Bluestem Towing and Transport', 'Karaca Brothers Towing'],
  },
  { discipline: 'transportation', names: ['Millbrook Public Works'] },
  { discipline: 'dispatch', names: ['Harlan County 911', 'Redfield Regional Communications Center'] },
  { discipline: 'hazmat', names: ['Regional Hazmat Team Two'] },
  { discipline: 'coroner', names: ['Harlan County Coroner'] },
]
