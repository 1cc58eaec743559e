import { css } from 'styled-system/css'

import type { CourseLesson } from '../../../domain/course/course-document.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'
import type { EditorTab } from './course-editor.props.ts'
import { spokenText } from './spoken-text.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  // Where it lies above what it chooses it is one line, so that that is in sight.
  list: css({
    position: 'relative',
    display: { base: 'flex', lg: 'grid' },
    gap: '2',
    overflowX: { base: 'auto', lg: 'visible' },
    padding: { base: '0.5', lg: '0' },
  }),
  item: css({ flex: 'none', maxWidth: { base: '[80%]', lg: '[none]' } }),
  link: css({
    display: 'block',
    height: 'full',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: 'hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
    overflowWrap: 'anywhere',
    minHeight: 'target',
    '&[aria-current=true]': { borderColor: 'accent.fg', fontWeight: 'semibold' },
  }),
  facts: css({ display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' }),
}

/** The one that is chosen stands where it is seen. */
const comeIntoSight = (link: HTMLElement | null) => {
  const item = link?.closest('li')
  const list = item?.closest('ol')
  if (!item || !list) return
  list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
}

/** The lessons of the course, to choose the one that a tab is about. */
export const LessonsRail = ({
  editor,
  tab,
  open,
  factsOf,
}: Readonly<{
  editor: Editor
  tab: EditorTab
  open: CourseLesson
  factsOf: (lesson: CourseLesson) => string
}>) => {
  const { lessons: said } = useWords().courseEditor
  const language = useLanguage()
  const formats = useFormats()
  return (
    <nav aria-label={said.title()}>
      <ol className={styles.list}>
        {editor.document.lessons.map((lesson, index) => (
          <li key={lesson.key} className={styles.item}>
            <Link
              ref={lesson.key === open.key ? comeIntoSight : undefined}
              variant="quiet"
              href={editor.addressOf({ tab, lesson: lesson.key })}
              aria-current={lesson.key === open.key ? 'true' : undefined}
              className={styles.link}
            >
              {formats.number(index + 1)}. <bdi>{spokenText(lesson.title, language) || said.untitled()}</bdi>
              <span className={styles.facts}>{factsOf(lesson)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const railColumns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 28rem) minmax(0, 1fr)]' },
  gap: '5',
  alignItems: 'start',
})
