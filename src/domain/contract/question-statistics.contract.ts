import * as z from 'zod/mini'

/** What was made of a question, as it was published last, in attempts that are over. */
export const questionStatistics = z.object({
  /** As the draft has it. */
  key: z.string(),
  /** In how many attempts it was answered. Below thirty nothing else is told. */
  answers: z.int(),
  /** The share of right answers, from 0 to 1: the difficulty of test theory, in which a hard question has a low one. */
  right: z.nullable(z.number()),
  /** From -1 to 1; null where all answered alike, or were all as good in the rest. */
  discrimination: z.nullable(z.number()),
  /** How many chose each. */
  choices: z.array(z.object({ key: z.string(), chosen: z.int() })),
})

/** GET /course-records/{id}/statistics: of each question that was answered. */
export const courseStatistics = z.array(questionStatistics)

export type QuestionStatistics = z.infer<typeof questionStatistics>
