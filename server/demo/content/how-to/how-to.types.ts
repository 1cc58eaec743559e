import type { HowToPage, HowToRole } from '../../../../src/domain/how-to.ts'
import type { LessonScript } from '../content.types.ts'

/** What a video on how a task is done says; `scripts/how-to` does it in the product, and records that. */
export type HowToScript = LessonScript &
  Readonly<{
    roles: readonly HowToRole[]
    pages: readonly HowToPage[]
    /** The scene that its picture is of. */
    posterScene: string
  }>
