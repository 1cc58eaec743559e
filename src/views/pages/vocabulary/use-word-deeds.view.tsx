import { GitMerge, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { useWords } from '../../../i18n/words.tsx'
import type { RowAct } from '../../list/list.props.ts'
import { isolated } from '../class-desk/isolated.ts'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { MergeDialog } from './merge-dialog.view.tsx'
import type { Word, WordMachines } from './vocabulary.props.ts'

type WordDeeds = Readonly<{
  /** `isUsed` of what cannot be removed. */
  rowActs: (word: Word, isUsed: boolean, onEdit: () => void) => readonly RowAct[]
  dialogs: ReactNode
}>

/** What can be done with a word of the vocabulary: changed, merged into another, and removed where nothing uses it. */
export const useWordDeeds = (machines: WordMachines): WordDeeds => {
  const { vocabulary: said } = useWords()
  const removing = useDeed(machines.removing, () => {})
  const merging = useDeed(machines.merging, () => {})
  return {
    rowActs: (word, isUsed, onEdit) => [
      { key: 'edit', label: said.edit(), icon: Pencil, onChoose: onEdit },
      {
        key: 'merge',
        label: said.merge.choose(),
        icon: GitMerge,
        isDangerous: true,
        onChoose: () => merging.send({ type: 'deed.asked', subject: { from: word, into: null, moves: null } }),
      },
      ...(isUsed
        ? []
        : [
            {
              key: 'remove',
              label: said.remove.choose(),
              icon: Trash2,
              isDangerous: true,
              onChoose: () => removing.send({ type: 'deed.asked', subject: word }),
            },
          ]),
    ],
    dialogs: (
      <>
        <DeedDialog
          actor={removing}
          isDangerous
          icon={Trash2}
          said={({ name }) => ({
            title: said.remove.title({ name: isolated(name) }),
            text: said.remove.text(),
            confirm: said.remove.confirm(),
            failed: said.remove.failed(),
          })}
        />
        <MergeDialog actor={merging} machines={machines} />
      </>
    ),
  }
}
