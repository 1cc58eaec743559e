import { useActorRef, useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import type { CourseInstructor } from '../../../domain/contract/course-instructors.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { choicesOf } from '../../../machines/choice-search/choice-search.connect.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { RefField } from '../../list/ref-field.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { INSTRUCTORS } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', maxWidth: '[48rem]' }),
  people: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', outlineOffset: '[4px]' }),
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none', margin: '0', padding: '0' }),
  person: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    borderBlockEnd: '1px solid {colors.border.subtle}',
    paddingBlock: '1',
  }),
  who: css({ display: 'grid', flexGrow: '[1]', minWidth: '0', overflowWrap: 'anywhere' }),
  email: css({ textStyle: 'small', color: 'fg.muted' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type PersonProps = Readonly<{ person: CourseInstructor; isBusy: boolean; onRemove: () => void }>

const Person = ({ person: { name, email, isAble }, isBusy, onRemove }: PersonProps) => {
  const { instructors: said } = useWords().courseEditor
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <bdi>{name}</bdi>
        <bdi dir="ltr" className={styles.email}>
          {email}
        </bdi>
      </div>
      {!isAble && <StatusChip tone="warning">{said.unable()}</StatusChip>}
      <IconButton
        icon={Trash2}
        label={said.remove({ name })}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onRemove()}
      />
    </li>
  )
}

/** Who answers for the students of an online course: no part of its draft, so each change counts at once. */
export const InstructorsSection = ({ editor: { machines } }: Readonly<{ editor: Editor }>) => {
  const { instructors: said } = useWords().courseEditor
  const people = useActorRef(machines.instructors, { input: { query: undefined } })
  const face = useSelector(people, resourceFace)
  const instructors = useSelector(people, selectData)
  const fault = useSelector(people, selectFault)
  const search = useActorRef(machines.instructorChoices)
  // Its button goes with the person.
  const change = useDeed(machines.changingInstructors, ({ subject }) => {
    if (subject.way === 'remove') document.getElementById(INSTRUCTORS)?.focus()
  })
  const done = useSelector(change, ({ context }) => context.done?.subject)
  const isBusy = useSelector(change, (at) => at.hasTag('busy'))
  const add = (value: string | null) => {
    const chosen = choicesOf(search.getSnapshot(), INSTRUCTORS).find(({ id }) => String(id) === value)
    if (chosen) change.send({ type: 'deed.begun', subject: { way: 'add', userId: chosen.id, name: chosen.name } })
  }
  return (
    <DetailSection title={said.title()} lead={said.lead()}>
      <div className={styles.root}>
        <div id={INSTRUCTORS} role="group" aria-label={said.list()} tabIndex={-1} className={styles.people}>
          {face === 'loading' && <Skeleton height="4rem" />}
          {!instructors && fault && <FaultBanner isReading title={said.failed()} fault={fault} />}
          {instructors?.length === 0 && <StatusChip tone="warning">{said.none()}</StatusChip>}
          {instructors && instructors.length > 0 && (
            <ul className={styles.list}>
              {instructors.map((person) => (
                <Person
                  key={person.id}
                  person={person}
                  isBusy={isBusy}
                  onRemove={() =>
                    change.send({
                      type: 'deed.begun',
                      subject: { way: 'remove', userId: person.id, name: person.name },
                    })
                  }
                />
              ))}
            </ul>
          )}
        </div>
        <RefField
          search={search}
          filter={INSTRUCTORS}
          label={said.add()}
          value={null}
          name={null}
          except={instructors?.map(({ id }) => id) ?? []}
          readOnly={isBusy}
          onValue={add}
        />
        <p role="status" className={styles.note}>
          {done && (done.way === 'add' ? said.added : said.removed)({ name: isolated(done.name) })}
        </p>
        <DeedFailure actor={change} failed={said.notChanged()} refused={said.notChanged()} />
      </div>
    </DetailSection>
  )
}
