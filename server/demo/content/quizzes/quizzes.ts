import type { QuestionSource } from '../content.types.ts'
import type { LessonSlug } from '../programme.ts'
import type { QuizRules } from '../programme.types.ts'
import { introductionQuiz } from './01-introduction.quiz.ts'
import { fundamentalsAndTerminologyQuiz } from './02-fundamentals-and-terminology.quiz.ts'
import { notificationAndSceneSizeUpQuiz } from './03-notification-and-scene-size-up.quiz.ts'
import { safeVehiclePositioningQuiz } from './04-safe-vehicle-positioning.quiz.ts'
import { sceneSafetyQuiz } from './05-scene-safety.quiz.ts'
import { commandResponsibilitiesQuiz } from './06-command-responsibilities.quiz.ts'
import { trafficManagementQuiz } from './07-traffic-management.quiz.ts'
import { specialCircumstancesQuiz } from './08-special-circumstances.quiz.ts'
import { clearanceAndTerminationQuiz } from './09-clearance-and-termination.quiz.ts'

const rules: QuizRules = {
  passPercent: 80,
  timeLimitSeconds: 600,
  questionsDrawn: 5,
  attemptsAllowed: null,
  cooldownSeconds: 0,
}

export type LessonQuiz = Readonly<{ rules: QuizRules; questions: readonly QuestionSource[] }>

export const quizzes: Readonly<Record<LessonSlug, LessonQuiz>> = {
  introduction: { rules, questions: introductionQuiz },
  'fundamentals-and-terminology': { rules, questions: fundamentalsAndTerminologyQuiz },
  'notification-and-scene-size-up': { rules, questions: notificationAndSceneSizeUpQuiz },
  'safe-vehicle-positioning': { rules, questions: safeVehiclePositioningQuiz },
  'scene-safety': { rules: { ...rules, timeLimitSeconds: 480 }, questions: sceneSafetyQuiz },
  'command-responsibilities': { rules, questions: commandResponsibilitiesQuiz },
  'traffic-management': { rules: { ...rules, attemptsAllowed: 3 }, questions: trafficManagementQuiz },
  'special-circumstances': { rules, questions: specialCircumstancesQuiz },
  'clearance-and-termination': { rules, questions: clearanceAndTerminationQuiz },
}
