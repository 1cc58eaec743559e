import { useSelector } from '@xstate/react'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { QuickNote } from '../../../domain/contract/quick-panel.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { QuickPanelActor } from '../../../machines/quick-panel/quick-panel.machine.ts'
import { useDates } from '../../dates.ts'
import { FaultBanner } from '../../pages/fault-banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { handOnFocus } from './hand-on-focus.ts'
import { NoteFormView } from './note-form.view.tsx'
import * as panel from './panel.styles.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    columnGap: '3',
    paddingBlock: '3',
    borderBlockStartWidth: 'hairline',
    '&[data-leaving]': { color: 'fg.muted', backgroundColor: 'bg.sunken' },
  }),
  text: css({ display: 'grid', gap: '0.5', minWidth: '0' }),
  date: css({ textStyle: 'caption', color: 'fg.muted' }),
}

type NoteRowProps = Readonly<{ note: QuickNote; isLeaving: boolean; onRemove: (() => void) | undefined }>

const NoteRow = ({ note: { title, detail, createdAt }, isLeaving, onRemove }: NoteRowProps) => {
  const { agenda } = useWords()
  const dates = useDates()
  return (
    <li ref={handOnFocus} className={styles.row} data-leaving={isLeaving || undefined}>
      <div className={styles.text}>
        {/* A person writes in any language, whatever the product speaks. */}
        <p className={panel.title} dir="auto">
          {title}
        </p>
        {detail !== '' && (
          <p className={panel.detail} dir="auto">
            {detail}
          </p>
        )}
        <p className={styles.date}>
          <time dateTime={createdAt}>{dates.ownDay(createdAt)}</time>
        </p>
      </div>
      <IconButton
        icon={Trash2}
        label={agenda.notes.removeNamed({ title })}
        aria-disabled={!onRemove || undefined}
        onClick={onRemove}
      />
    </li>
  )
}

export const Notes = ({ notes, acts }: Readonly<{ notes: readonly QuickNote[]; acts: QuickPanelActor }>) => {
  const words = useWords()
  const { agenda } = words
  const headingId = useId()
  const noteId = useSelector(acts, (snapshot) => snapshot.context.noteId)
  const fault = useSelector(acts, (snapshot) => snapshot.context.fault)
  const form = useSelector(acts, (snapshot) => snapshot.children.noteForm)
  const isRemoving = useSelector(acts, (snapshot) => snapshot.matches({ act: 'removing' }))
  const isUnremoved = useSelector(acts, (snapshot) => snapshot.matches({ act: { ready: 'unremoved' } }))
  const canRemove = useSelector(acts, (snapshot) => snapshot.can({ type: 'note.removed', noteId: 0 }))
  return (
    <section aria-labelledby={headingId} className={panel.section}>
      <div className={panel.head}>
        <h3 id={headingId} tabIndex={-1} className={panel.heading}>
          {agenda.notes.title()}
        </h3>
        <span role="status" className={css({ srOnly: true })}>
          {agenda.notes.count({ count: notes.length })}
        </span>
        {!form && (
          <Button variant="ghost" size="sm" icon={Plus} onClick={() => acts.send({ type: 'note.begun' })}>
            {agenda.notes.add()}
          </Button>
        )}
      </div>
      {form && (
        <div ref={handOnFocus}>
          <NoteFormView actor={form} onLeave={() => acts.send({ type: 'note.left' })} />
        </div>
      )}
      {isUnremoved && (
        <FaultBanner
          title={agenda.notes.notRemoved()}
          action={
            <Button variant="outline" size="sm" onClick={() => acts.send({ type: 'act.retried' })}>
              {words.actions.retry()}
            </Button>
          }
          fault={fault}
        />
      )}
      {notes.length === 0 && !form && <p className={panel.empty}>{agenda.notes.empty()}</p>}
      {notes.length > 0 && (
        <ul className={panel.list}>
          {notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              isLeaving={isRemoving && noteId === note.id}
              onRemove={canRemove ? () => acts.send({ type: 'note.removed', noteId: note.id }) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
