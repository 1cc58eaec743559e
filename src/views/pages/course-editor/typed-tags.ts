import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'

export const writeTags = (tags: readonly string[]): string => tags.join(', ')

/** Words with commas between; undefined where they are too many or too long. */
export const readTags = (text: string): readonly string[] | undefined => {
  const tags = [...new Set(text.split(/[,،]/).map((tag) => tag.trim()))].filter((tag) => tag !== '')
  return tags.length > COURSE_LIMITS.tags || tags.some((tag) => tag.length > COURSE_LIMITS.tag) ? undefined : tags
}
