import type { LessonScript } from '../content.types.ts'
import { introduction } from './01-introduction.script.ts'
import { fundamentalsAndTerminology } from './02-fundamentals-and-terminology.script.ts'
import { notificationAndSceneSizeUp } from './03-notification-and-scene-size-up.script.ts'
import { safeVehiclePositioning } from './04-safe-vehicle-positioning.script.ts'
import { sceneSafety } from './05-scene-safety.script.ts'
import { commandResponsibilities } from './06-command-responsibilities.script.ts'
import { trafficManagement } from './07-traffic-management.script.ts'
import { specialCircumstances } from './08-special-circumstances.script.ts'
import { clearanceAndTermination } from './09-clearance-and-termination.script.ts'

/** The lessons of the National TIM responder course, in order. */
export const lessonScripts: readonly LessonScript[] = [
  introduction,
  fundamentalsAndTerminology,
  notificationAndSceneSizeUp,
  safeVehiclePositioning,
  sceneSafety,
  commandResponsibilities,
  trafficManagement,
  specialCircumstances,
  clearanceAndTermination,
]
