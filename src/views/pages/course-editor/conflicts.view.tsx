import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { CourseConflict } from '../../../domain/course/course-change.ts'
import { useWords } from '../../../i18n/words.tsx'
import { pathOf } from '../../../machines/course-draft/pending-changes.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { neighboursOf, thenFocus } from './editor-focus.ts'
import { OPEN_TAB, placeOfField } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  list: css({ display: 'grid', gap: '4', marginBlockStart: '3' }),
  conflict: css({ display: 'grid', gap: '2' }),
  two: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    gap: '3',
  }),
  text: css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
  term: css({ textStyle: 'small', fontWeight: 'semibold' }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The way that each conflict has. */
const theirsId = (path: string): string => `theirs-${path}`

type ConflictProps = Readonly<{
  editor: Editor
  conflict: CourseConflict
  /** Of the conflicts beside it. */
  neighbours: readonly string[]
}>

const Conflict = ({ editor, conflict, neighbours }: ConflictProps) => {
  const { conflicts: said } = useWords().courseEditor
  const { actor, addressOf } = editor
  const { change } = conflict
  const path = pathOf(change)
  const settle = (kept: 'yours' | 'theirs') =>
    thenFocus(() => actor.send({ type: 'conflict.settled', path, kept }), ...neighbours.map(theirsId), OPEN_TAB)
  const valueOf = (value: unknown) => (value === '' ? said.nothing() : isPlain(value) ? value : said.other())
  const yours = change.kind === 'set' ? change.to : undefined
  return (
    <li className={styles.conflict}>
      {change.kind === 'set' ? (
        <Link href={addressOf(placeOfField(change.at))}>{said.field()}</Link>
      ) : (
        <span>{said.list[change.kind]()}</span>
      )}
      {change.kind === 'set' && (
        <dl className={styles.two}>
          <div>
            <dt className={styles.term}>{said.yours()}</dt>
            <dd dir="auto" className={styles.text}>
              {valueOf(yours)}
            </dd>
          </div>
          <div>
            <dt className={styles.term}>{said.theirs()}</dt>
            <dd dir="auto" className={styles.text}>
              {conflict.kind === 'gone' ? said.gone() : valueOf(conflict.theirs)}
            </dd>
          </div>
        </dl>
      )}
      <div className={styles.ways}>
        {conflict.kind === 'differs' && (
          <Button size="sm" onClick={() => settle('yours')}>
            {said.keepYours()}
          </Button>
        )}
        <Button id={theirsId(path)} size="sm" variant="outline" onClick={() => settle('theirs')}>
          {conflict.kind === 'gone' ? said.understood() : said.takeTheirs()}
        </Button>
      </div>
    </li>
  )
}

/** What somebody else changed too: both are shown, and a person says whose stays. */
export const Conflicts = ({ editor }: Readonly<{ editor: Editor }>) => {
  const { conflicts: said } = useWords().courseEditor
  const conflicts = useSelector(editor.actor, ({ context }) => context.conflicts)
  if (conflicts.length === 0) return null
  const keyed = conflicts.map(({ change }) => ({ key: pathOf(change) }))
  return (
    <Banner tone="warning" announce="alert" title={said.title()}>
      {said.text()}
      <ul className={styles.list}>
        {conflicts.map((conflict, index) => (
          <Conflict
            key={pathOf(conflict.change)}
            editor={editor}
            conflict={conflict}
            neighbours={neighboursOf(keyed, index)}
          />
        ))}
      </ul>
    </Banner>
  )
}
