import type { Ineligible } from '../../../domain/class.ts'
import type { CourseClass, CourseClasses } from '../../../domain/contract/registration.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'

/** How it is said why one may not register; undefined where one may, and where the page says it elsewhere. */
export const useIneligibleWords = () => {
  const { ineligible } = useWords().classRegistration
  const dates = useDates()
  return ({ ineligible: why, clash }: CourseClass, { prerequisite }: CourseClasses['course']): string | undefined => {
    // Who has a place, and who is no student, is told so elsewhere on the page.
    const reasons: Partial<Record<Ineligible, string>> = {
      cancelled: ineligible.cancelled(),
      held: ineligible.held(),
      closed: ineligible.closed(),
      prerequisite: ineligible.prerequisite({ course: prerequisite?.title ?? '' }),
      ...(clash && {
        clash: ineligible.clash({ course: clash.courseTitle, when: dates.moment(clash.startsAt, clash.timeZone) }),
      }),
    }
    return why === null ? undefined : reasons[why]
  }
}
