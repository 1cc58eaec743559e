import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { EDITOR_TABS, type EditorTab } from './course-editor.props.ts'
import { OPEN_TAB, tabOf } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  tabs: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '3', sm: '1' },
    borderBlockEndWidth: 'hairline',
  }),
  tab: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingBlock: '2.5',
    paddingInline: { base: '0.5', sm: '3' },
    fontSize: { base: 'sm', sm: 'md' },
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: '[3px]',
    borderBlockEndColor: 'transparent',
    _currentPage: { color: 'fg.default', borderBlockEndColor: 'accent.solid' },
  }),
  count: css({
    minWidth: '5',
    paddingInline: '1.5',
    borderRadius: 'full',
    backgroundColor: 'status.warning.subtle',
    color: 'status.warning.fg',
    textStyle: 'small',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** A course that is held in classes has no lessons of its own, and so no versions of them. */
const OF_ONLINE: ReadonlySet<EditorTab> = new Set(['lessons', 'questions', 'preview', 'history'])

export const tabsOf = ({ document }: Pick<Editor, 'document'>): readonly EditorTab[] =>
  EDITOR_TABS.filter((tab) => document.details.isOnline || !OF_ONLINE.has(tab))

/** The parts of the editor, each with how much is to be done in it before the course can be published. */
export const EditorTabs = ({ editor }: Readonly<{ editor: Editor }>) => {
  const { courseEditor } = useWords()
  const formats = useFormats()
  const { place, problems, addressOf } = editor
  return (
    <nav aria-label={courseEditor.tabs.label()} className={styles.tabs}>
      {tabsOf(editor).map((tab) => {
        const count = problems.filter((problem) => tabOf(problem) === tab).length
        return (
          <Link
            key={tab}
            variant="quiet"
            href={addressOf({ tab, lesson: place.lesson })}
            {...(tab === place.tab && { id: OPEN_TAB, 'aria-current': 'page' })}
            className={styles.tab}
          >
            {courseEditor.tabs[tab]()}{' '}
            {count > 0 && (
              <span className={styles.count}>
                <span aria-hidden>{formats.number(count)}</span>
                <VisuallyHidden>{courseEditor.tabs.missing({ count })}</VisuallyHidden>
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
