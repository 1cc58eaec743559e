import { useWords } from '../../../i18n/words.tsx'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { faultWords } from '../fault-words.ts'
import type { CoursesAwayProps } from './home.view.tsx'

/** In the place of the courses: that they could not be read, or that there are none. */
const CoursesAway = ({ fault, onRetry }: CoursesAwayProps) => {
  const words = useWords()
  const said = words.home.courses
  return fault === null ? (
    <EmptyState title={said.emptyTitle()} level={3} illustration={<EmptyLane />}>
      {said.empty()}
    </EmptyState>
  ) : (
    <ErrorState title={said.failed()} level={3} retryLabel={words.actions.retry()} onRetry={onRetry}>
      {faultWords(words, fault)}
    </ErrorState>
  )
}

// The default export is what a part arrives as.
export default CoursesAway
