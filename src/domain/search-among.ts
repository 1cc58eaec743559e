import type { CourseSearchPage, FoundCourse } from './contract/course-search.contract.ts'
import type { Course } from './contract/course.contract.ts'
import { asksForAClass, courseFilters } from './course-search.ts'
import { sortKeyOf, type ListAsked } from './list.ts'
import { fold } from './text-folding.ts'

const withoutClasses = (course: Course): FoundCourse => ({ ...course, classCount: null, nextClass: null })

/**
 * The search where the server tells of the courses alone (section 7 of the specification): of their words, delivery,
 * category and hours. Of classes nothing is known, so that what asks for one finds nothing. All on one page.
 */
export const searchAmong = (courses: readonly Course[], asked: ListAsked): CourseSearchPage => {
  const filters = courseFilters(asked)
  const { delivery, categoryId, hoursFrom, hoursTo, hasFreeSeats } = filters
  const categories = [...new Set(courses.map(({ courseCategory }) => courseCategory.name))].map((name, place) => ({
    id: place + 1,
    name,
  }))
  const words = fold(asked.search).split(/\s+/u)
  const hasWords = ({ title, description, courseCategory }: Course): boolean => {
    const text = fold(`${title} ${description} ${courseCategory.name}`)
    return words.every((word) => text.includes(word))
  }
  const found = courses.filter(
    (course) =>
      hasWords(course) &&
      !asksForAClass(filters) &&
      (delivery === null || course.isOnline === (delivery === 'online')) &&
      (categoryId === null || categories[categoryId - 1]?.name === course.courseCategory.name) &&
      (hoursFrom === null || course.totalCourseHours >= hoursFrom) &&
      (hoursTo === null || course.totalCourseHours <= hoursTo) &&
      (!hasFreeSeats || course.isOnline),
  )
  const { key, isDescending } = sortKeyOf(asked.sort)
  const inOrder = key === 'hours' ? found.toSorted((a, b) => a.totalCourseHours - b.totalCourseHours) : found
  const onPage = asked.page > 1 ? [] : isDescending ? inOrder.toReversed() : inOrder
  const items = onPage.map(withoutClasses)
  return { items, total: found.length, isTotalExact: true, next: null, previous: null, categories, towns: [] }
}
