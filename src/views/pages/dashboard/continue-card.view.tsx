import { ArrowRight, CircleHelp, Clock } from 'lucide-react'
import { css, cx } from 'styled-system/css'

import type { StudentDashboard } from '../../../domain/contract/student.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { LessonThumbnail } from '../../illustrations/picture.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'

/** A guide sign: dark ground, a light rule inside its edge, few words, an arrow. */
const sign = css({
  position: 'relative',
  // On a phone in large letters the arrow has a line of its own: beside it a word would be broken.
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: { base: '[min({spacing.6}, 7.5vw)]', md: '6' },
  rowGap: '4',
  paddingInline: { base: '[min({spacing.6}, 7.5vw)]', md: '10' },
  paddingBlock: { base: '6', md: '9' },
  borderRadius: 'surface',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '1.5',
    borderWidth: 'thick',
    borderColor: 'fg.default',
    borderRadius: '[8px]',
    pointerEvents: 'none',
  },
  // The whole sign is the link's target; the ring goes round the sign.
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[3px]' },
  '& a': { outlineStyle: 'none', textDecorationLine: 'none' },
  '& a::before': { content: '""', position: 'absolute', inset: '0', borderRadius: 'surface', zIndex: 'raised' },
  _hover: { '& [data-arrow]': { transform: 'translateX(4px)', _rtl: { transform: 'translateX(-4px)' } } },
})
const pictured = css({ gridTemplateColumns: { md: '[20rem minmax(0, 1fr) auto]' } })
/** Where there is room beside the words. */
const picture = css({ display: { base: 'none', md: 'block' }, overflow: 'hidden', borderRadius: 'control' })
const arrow = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: '14', md: '18' },
  height: { base: '14', md: '18' },
  borderRadius: 'full',
  backgroundColor: 'brand.pink',
  color: 'brand.on',
  transitionProperty: '[transform]',
  transitionDuration: 'normal',
  transitionTimingFunction: 'out',
})
const words = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '2',
  flex: { base: '[1 1 14rem]' },
  minWidth: '0',
})
const facts = css({ display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'lead' })

export type NextLesson = NonNullable<StudentDashboard['next']>

/** What is said of its quiz; of a lesson whose video comes first, how much of that is left. */
const QUIZ_WORDS = {
  locked: null,
  watching: null,
  ready: 'quiz',
  attempting: 'quizRunning',
  failed: 'quizAgain',
  timedOut: 'quizAgain',
  passed: 'quiz',
} as const satisfies Record<NextLesson['state'], string | null>

/** The first thing on the page, and the largest: the lesson to go on with. */
export const ContinueCard = ({ next }: { next: NextLesson }) => {
  const said = useWords().dashboard.next
  const formats = useFormats()
  const quiz = QUIZ_WORDS[next.state]
  return (
    <section data-palette="nav" aria-labelledby="continue" className={cx(sign, next.lessonPicture && pictured)}>
      {next.lessonPicture && (
        <div className={picture}>
          <LessonThumbnail lesson={next.lessonPicture} />
        </div>
      )}
      <div className={words}>
        <p className={css({ textStyle: 'label', color: 'fg.muted' })}>{next.courseTitle}</p>
        <h2
          id="continue"
          className={css({
            textStyle: 'heading.page',
            fontSize: { base: 'xl', sm: '2xl', lg: '3xl' },
            overflowWrap: 'break-word',
          })}
        >
          <Link href={`/online-course/${next.courseId}`} variant="quiet">
            {said.continue({ position: next.position, title: next.lessonTitle })}
          </Link>
        </h2>
        <p className={facts}>
          <Icon as={quiz === null ? Clock : CircleHelp} />
          {quiz === null ? said.left({ time: formats.duration(next.secondsLeft) }) : said[quiz]()}
        </p>
      </div>
      <span data-arrow className={arrow}>
        <Icon as={ArrowRight} size="xl" mirrored />
      </span>
    </section>
  )
}
