import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { PersonMerge } from '../../domain/contract/person-merge.contract.ts'
import type { PersonAccess } from '../../domain/contract/person-page.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import { MERGE_KINDS } from '../../domain/person-merge.ts'
import { useFormats, useWords, type Words } from '../../i18n/words.tsx'
import type { DeedMachine } from '../../machines/deed/deed.machine.ts'
import { DeedDialog, useDeed } from '../pages/deed-dialog.view.tsx'
import { obstacleIn } from '../person-merge/merge-words.ts'
import { useProgrammeDates } from '../programme-dates.ts'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import type { TableColumn } from '../ui/table.view.tsx'
import { FactTable, Moment } from './fact-table.view.tsx'

const styles = { news: css({ outlineStyle: 'none' }) }

const nameOf = ({ goes }: PersonMerge): string => `${goes.firstName} ${goes.lastName}`

type Touched = Readonly<{ kind: string; name: string | null }>

/** Rows that were changed since a merge, where the server says that it is not undone for them. */
const touchedIn = (fault: Fault | null): readonly Touched[] => {
  const changed = fault?.facts?.['changed']
  return Array.isArray(changed) ? (changed as readonly Touched[]) : []
}

const touchedWords = ({ personMerge: { merges } }: Words, { kind, name }: Touched): string => {
  const key = MERGE_KINDS.find((one) => one === kind) ?? 'profile'
  return name === null ? merges.kinds[key]() : merges.named({ kind: merges.kinds[key](), name })
}

/** What more is told of why a merge was not undone: who may, or what was changed since, each once. */
const useDetails = (fault: Fault | null): string | null => {
  const words = useWords()
  const { list } = useFormats()
  const { merges, obstacles } = words.personMerge
  const obstacle = obstacleIn(fault)
  if (obstacle !== undefined) return obstacles[obstacle]()
  const rows = [...new Set(touchedIn(fault).map((one) => touchedWords(words, one)))]
  return rows.length === 0 ? null : merges.touched({ rows: list(rows) })
}

const columnsIn = (
  { personMerge: { merges: said } }: Words,
  undo: (merge: PersonMerge) => ReactNode,
): readonly TableColumn<PersonMerge>[] => [
  {
    key: 'account',
    head: said.columns.account(),
    cell: (merge) => (
      <>
        <bdi>{nameOf(merge)}</bdi> <bdi dir="ltr">{merge.goes.email}</bdi>
      </>
    ),
  },
  { key: 'on', head: said.columns.on(), cell: ({ mergedAt }) => <Moment at={mergedAt} /> },
  {
    key: 'until',
    head: said.columns.until(),
    cell: ({ undoUntil }) => (undoUntil === null ? said.over() : <Moment at={undoUntil} />),
  },
  { key: 'undo', head: said.columns.undo(), cell: undo },
]

/** Accounts that went into this one, each with the way back while there is one. */
export const MergedAccounts = ({
  access: { merges },
  machine,
}: Readonly<{ access: PersonAccess; machine: DeedMachine<PersonMerge> }>) => {
  const words = useWords()
  const { merges: said } = words.personMerge
  const dates = useProgrammeDates()
  const parting = useDeed(machine, () => {})
  const isDone = useSelector(parting, (at) => at.matches({ resting: 'done' }))
  const fault = useSelector(parting, ({ context }) => context.fault)
  const details = useDetails(fault)
  const news = useRef<HTMLDivElement>(null)
  const undo = (merge: PersonMerge) =>
    merge.undoUntil === null ? null : (
      <Button
        variant="outline"
        size="sm"
        icon={Undo2}
        aria-label={said.undoOf({ email: merge.goes.email })}
        onClick={() => parting.send({ type: 'deed.asked', subject: merge })}
      >
        {said.undo()}
      </Button>
    )
  const columns = columnsIn(words, undo)
  return (
    <>
      {isDone && (
        <div ref={news} tabIndex={-1} className={styles.news}>
          <Banner tone="success" announce="status">
            {said.undone()}
          </Banner>
        </div>
      )}
      {merges.length > 0 && (
        <DetailSection title={said.title()}>
          <FactTable
            caption={said.title()}
            columns={columns}
            rows={merges}
            rowKey={({ id }) => String(id)}
            brief={(merge) => ({
              name: nameOf(merge),
              facts: [merge.goes.email, dates.dateTime(merge.mergedAt)],
              status: undo(merge) ?? said.over(),
            })}
            empty={{ title: '' }}
          />
        </DetailSection>
      )}
      {/* It outlives the last of them, whose button it would give the focus back to. */}
      <DeedDialog
        actor={parting}
        icon={Undo2}
        finalFocus={() => news.current}
        said={(merge) => ({
          title: said.undoTitle({ name: nameOf(merge) }),
          text: said.undoText(),
          keep: said.keep(),
          confirm: said.confirm(),
          failed: said.failed(),
        })}
      >
        {details !== null && <p>{details}</p>}
      </DeedDialog>
    </>
  )
}
