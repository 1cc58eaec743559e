import { css } from 'styled-system/css'

import type { CourseLesson } from '../../../domain/course/course-document.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'
import type { EditorTab } from './course-editor.props.ts'
import { spokenText } from './spoken-text.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '2', lg: { display: 'grid' } }),
  link: css({
    display: 'block',
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
          <li key={lesson.key}>
            <Link
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
