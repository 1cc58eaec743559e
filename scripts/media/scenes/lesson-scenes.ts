import type { Scenes } from '../kit/time.ts'
import { introductionScenes } from './01-introduction.scenes.ts'
import { fundamentalsScenes } from './02-fundamentals.scenes.ts'
import { notificationScenes } from './03-notification.scenes.ts'
import { positioningScenes } from './04-positioning.scenes.ts'
import { safetyScenes } from './05-safety.scenes.ts'
import { commandScenes } from './06-command.scenes.ts'
import { trafficScenes } from './07-traffic.scenes.ts'
import { specialScenes } from './08-special.scenes.ts'
import { clearanceScenes } from './09-clearance.scenes.ts'

type Drawings = Readonly<{ scenes: Scenes; posterScene: string }>

const drawings: Readonly<Record<string, Drawings>> = {
  introduction: { scenes: introductionScenes, posterScene: 'one-team' },
  'fundamentals-and-terminology': { scenes: fundamentalsScenes, posterScene: 'four-areas' },
  'notification-and-scene-size-up': { scenes: notificationScenes, posterScene: 'size-up-report' },
  'safe-vehicle-positioning': { scenes: positioningScenes, posterScene: 'the-shadow' },
  'scene-safety': { scenes: safetyScenes, posterScene: 'be-seen' },
  'command-responsibilities': { scenes: commandScenes, posterScene: 'unified-command' },
  'traffic-management': { scenes: trafficScenes, posterScene: 'the-taper' },
  'special-circumstances': { scenes: specialScenes, posterScene: 'hazmat-approach' },
  'clearance-and-termination': { scenes: clearanceScenes, posterScene: 'take-down' },
}

/** How a lesson is drawn, and the scene whose last moment is its poster. */
export const drawingsOf = (slug: string): Drawings => {
  const found = drawings[slug]
  if (!found) throw new Error(`The lesson ${slug} has no drawings in scripts/media/scenes.`)
  return found
}
