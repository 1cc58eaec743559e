import {
  Ambulance,
  BellRing,
  Construction,
  Flame,
  FlaskConical,
  Headset,
  LifeBuoy,
  Megaphone,
  Route,
  Scale,
  ShieldCheck,
  Siren,
  Truck,
  type LucideIcon,
} from 'lucide-react'

import type { Words } from '../../../i18n/words.tsx'

type Said = Words['ourMission']

export type Goal = Readonly<{ title: string; what: string; why: string; how: string; measure: string }>

const goal = (words: Said['goals'][GoalId]): Goal => ({
  title: words.title(),
  what: words.what(),
  why: words.why(),
  how: words.how(),
  measure: words.measure(),
})

/** The five points of the specification, section 1, in its order. */
const GOAL_IDS = ['struckBy', 'onScene', 'secondary', 'education', 'congestion'] as const
type GoalId = (typeof GOAL_IDS)[number]

export const goalsOf = ({ goals }: Said): readonly Goal[] => GOAL_IDS.map((id) => goal(goals[id]))

const UNIFIED = [
  ['safety', ShieldCheck],
  ['clearance', Route],
  ['communications', Megaphone],
] as const

export type Pillar = Readonly<{ icon: LucideIcon; title: string; text: string }>

export const pillarsOf = ({ unified }: Said): readonly Pillar[] =>
  UNIFIED.map(([id, icon]) => ({ icon, title: unified[id].title(), text: unified[id].text() }))

const DISCIPLINES = [
  ['lawEnforcement', Siren],
  ['fireRescue', Flame],
  ['ems', Ambulance],
  ['towing', Truck],
  ['transportation', Construction],
  ['dispatch', Headset],
  ['emergencyManagement', BellRing],
  ['hazmat', FlaskConical],
  ['coroner', Scale],
  ['safetyServicePatrol', LifeBuoy],
] as const

export const dutiesOf = ({ disciplines }: Said): readonly Pillar[] =>
  DISCIPLINES.map(([id, icon]) => ({ icon, title: disciplines[id].name(), text: disciplines[id].text() }))
