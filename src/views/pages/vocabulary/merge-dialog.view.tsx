import { useActorRef, useSelector } from '@xstate/react'
import { GitMerge } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Merged } from '../../../domain/contract/vocabulary.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { Combobox } from '../../ui/combobox.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { useChoosingWords } from '../choosing-words.ts'
import { isolated } from '../class-desk/isolated.ts'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import type { Merging, WordMachines } from './vocabulary.props.ts'

const styles = {
  body: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  moves: css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '6' }),
}

type MergeProps = Readonly<{ actor: DeedActor<Merging>; machines: WordMachines }>

const Moves = ({ moves }: Readonly<{ moves: Merged }>) => {
  const { merge, uses } = useWords().vocabulary
  const { list } = useFormats()
  if (moves.total === 0) return merge.movesNothing()
  return merge.moves({ list: list(moves.moved.map(({ what, count }) => uses[what]({ count }))) })
}

/** The one that stays is chosen, and what moves is found out, before anything is merged. */
const MergeChoice = ({ actor, machines }: MergeProps) => {
  const { merge: said } = useWords().vocabulary
  const choosing = useChoosingWords()
  const missing = useMissing(actor)
  const merging = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const others = useSelector(useActorRef(machines.others, { input: { query: undefined } }), selectData)
  const trying = useDeed(machines.trying, ({ subject, outcome }) =>
    actor.send({ type: 'subject.changed', subject: { ...subject, moves: outcome } }),
  )
  const isTrying = useSelector(trying, (at) => at.hasTag('busy'))
  if (merging === null) return null
  const { from, into, moves } = merging
  const options = (others ?? []).filter(({ id }) => id !== from.id)
  const choose = (value: string | null) => {
    const chosen = options.find(({ id }) => String(id) === value) ?? null
    actor.send({ type: 'subject.changed', subject: { from, into: chosen, moves: null } })
    if (chosen) trying.send({ type: 'deed.begun', subject: { from, into: chosen } })
  }
  return (
    <div className={styles.body}>
      <Combobox
        id="merge-into"
        label={said.into()}
        placeholder={said.chooseOne()}
        autoComplete="off"
        required
        error={missing(into?.id ?? null)}
        readOnly={isBusy || isTrying}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={into === null ? null : String(into.id)}
        onValueChange={choose}
        words={choosing}
        emptyText={said.nobody()}
      />
      <p role="status" className={styles.moves}>
        {isTrying && (
          <>
            <Spinner size="sm" />
            {said.counting()}
          </>
        )}
        {moves && <Moves moves={moves} />}
      </p>
      <DeedFailure actor={trying} unread={said.unknown()} />
    </div>
  )
}

export const MergeDialog = ({ actor, machines }: MergeProps) => {
  const { merge: said } = useWords().vocabulary
  return (
    <DeedDialog
      actor={actor}
      isDangerous
      icon={GitMerge}
      said={({ from }) => ({
        title: said.title({ name: isolated(from.name) }),
        text: said.text(),
        confirm: said.confirm(),
        failed: said.failed(),
      })}
    >
      <MergeChoice actor={actor} machines={machines} />
    </DeedDialog>
  )
}
