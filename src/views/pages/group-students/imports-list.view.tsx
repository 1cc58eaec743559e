import { useActorRef } from '@xstate/react'
import { FileUp } from 'lucide-react'
import { css } from 'styled-system/css'

import { type ListedImport, GROUP_IMPORTS_LIST } from '../../../domain/contract/group-imports.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { WrittenDates } from '../../dates.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import type { StudentsPageProps } from './group-students.props.ts'
import { IMPORT_TONES } from './student-words.ts'
import { groupFilter } from './students-list.view.tsx'

const styles = { file: css({ overflowWrap: 'anywhere', fontWeight: 'semibold' }) }

const Rows = ({ count }: Readonly<{ count: number }>) => <>{useFormats().number(count)}</>

type AddressOf = StudentsPageProps['addressOf']

const columnsOf = ({ coordinatorStudents }: Words, addressOf: AddressOf) => {
  const { imports, students } = coordinatorStudents
  return columnsIn(GROUP_IMPORTS_LIST, {
    file: {
      header: imports.file(),
      cell: ({ id, fileName }) => (
        <Link href={addressOf('imports', id)} className={styles.file}>
          <bdi>{fileName}</bdi>
        </Link>
      ),
    },
    group: { header: students.group(), cell: ({ groupName }) => <bdi>{groupName}</bdi> },
    state: {
      header: imports.state(),
      cell: ({ state }) => <StatusChip tone={IMPORT_TONES[state]}>{imports.states[state]()}</StatusChip>,
    },
    rows: { header: imports.rows(), cell: ({ rowCount }) => <Rows count={rowCount} /> },
    brought: { header: imports.brought(), cell: ({ createdAt }) => <Day at={createdAt} /> },
  })
}

const briefsOf = ({ coordinatorStudents: { imports } }: Words, dates: WrittenDates, addressOf: AddressOf) => {
  const briefOf = ({ id, createdAt, groupName, state }: ListedImport) => ({
    href: addressOf('imports', id),
    facts: [dates.shortDate(createdAt), groupName],
    status: <StatusChip tone={IMPORT_TONES[state]}>{imports.states[state]()}</StatusChip>,
  })
  return briefOf
}

const filtersOf = (words: Words, groups: readonly Group[]) => {
  const { imports } = words.coordinatorStudents
  return filtersIn(GROUP_IMPORTS_LIST, {
    group: groupFilter(words, groups),
    state: { label: imports.state(), saying: (value) => imports.states[value]() },
    rows: { label: imports.rows() },
    brought: { label: imports.brought() },
  })
}

const fileOf = ({ fileName }: ListedImport): string => fileName

type ImportsListProps = Readonly<{
  machine: ListMachine<ListedImport>
  asked: ListAsked
  groups: readonly Group[]
  addressOf: AddressOf
}>

/** The files that were brought in. */
export const ImportsList = ({ machine, asked, groups, addressOf }: ImportsListProps) => {
  const words = useWords()
  const { imports, students } = words.coordinatorStudents
  const dates = useProgrammeDates()
  const actor = useActorRef(machine, { input: { asked } })
  return (
    <ListView
      actor={actor}
      definition={GROUP_IMPORTS_LIST}
      asked={asked}
      label={imports.list()}
      nameOf={fileOf}
      brief={briefsOf(words, dates, addressOf)}
      columns={columnsOf(words, addressOf)}
      filters={filtersOf(words, groups)}
      isExported
      actions={[{ label: students.bring(), icon: FileUp, href: addressOf('imports', 'new') }]}
      empty={{ title: imports.emptyTitle(), children: imports.empty() }}
    />
  )
}
