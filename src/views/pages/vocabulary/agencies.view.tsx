import { useActorRef, useSelector } from '@xstate/react'
import { FileUp, Plus } from 'lucide-react'
import { Suspense } from 'react'

import { AGENCY_RECORDS, type AgencyRecord } from '../../../domain/contract/agency-records.list.ts'
import type { SeenAgency } from '../../../domain/contract/vocabulary.contract.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import {
  agencyValuesOf,
  NO_AGENCY,
  type AgencyHeld,
  type AgencyValues,
  type WordHeld,
} from '../../../machines/vocabulary/vocabulary-forms.machine.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { disciplineWords } from '../group-students/student-words.ts'
import { ListPage } from '../list-page.view.tsx'
import { AgenciesBrought } from './agencies-brought.view.tsx'
import { Counted } from './counted.view.tsx'
import { useWordDeeds } from './use-word-deeds.view.tsx'
import type { AgenciesProps, BringingAgencies } from './vocabulary.props.ts'

// Few who look at the list add to it.
const AgencyDialog = latePart(() => import('./agency-form.view.tsx'))
const BringAgencies = latePart(() => import('./bring-agencies.view.tsx'))

const NO_LIST: BringingAgencies = { file: null, name: '', preview: null }

const nameOf = ({ name }: AgencyRecord): string => name

const columnsOf = (words: Words, countedAt: AgenciesProps['countedAt']) => {
  const { agencies, none } = words.vocabulary
  const { columns } = agencies
  return columnsIn(AGENCY_RECORDS, {
    name: { header: columns.name(), cell: ({ name }) => <bdi>{name}</bdi> },
    discipline: { header: columns.discipline(), cell: ({ discipline }) => disciplineWords(words, discipline) },
    county: { header: columns.county(), cell: ({ county }) => <bdi>{county ?? none()}</bdi> },
    city: { header: columns.city(), cell: ({ city }) => <bdi>{city ?? none()}</bdi> },
    people: { header: columns.people(), cell: ({ id, people }) => <Counted count={people} href={countedAt(id)} /> },
    further: { header: columns.further(), cell: ({ further }) => further },
    groups: { header: columns.groups(), cell: ({ groups }) => groups },
    classes: { header: columns.classes(), cell: ({ classes }) => classes },
  })
}

const seenOf = ({ name, discipline, county, city }: AgencyRecord): SeenAgency => ({
  name,
  discipline: discipline ?? '',
  county: county ?? '',
  city: city ?? '',
})

/** Whom people work or volunteer for, for those who keep the list of them. */
export const AgenciesPage = ({ title, asked, machines, countedAt, saveText, parts }: AgenciesProps) => {
  const words = useWords()
  const { agencies: said, filters, uses } = words.vocabulary
  const actor = useActorRef(machines.list, { input: { asked } })
  const writing = useAskedForm<AgencyValues, WordHeld, AgencyHeld>(machines.writing, NO_AGENCY, () => {})
  const isWriting = useSelector(writing, (at) => at.matches('writing'))
  const isHeld = useSelector(writing, ({ context }) => context.about !== undefined)
  const { rowActs, dialogs } = useWordDeeds(machines)
  const bringing = useDeed(machines.bringing, () => {})
  const isBringing = useSelector(bringing, (at) => !at.matches('resting'))
  const edit = (row: AgencyRecord) => {
    const was = seenOf(row)
    writing.send({ type: 'form.begun', values: agencyValuesOf(was), about: { id: row.id, was } })
  }
  return (
    <ListPage title={title} lead={said.lead()}>
      {parts}
      <AgenciesBrought actor={bringing} saveText={saveText} />
      <ListView
        actor={actor}
        definition={AGENCY_RECORDS}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={(row) => ({
          facts: [disciplineWords(words, row.discipline), uses.people({ count: row.people })],
        })}
        search={said.search()}
        columns={columnsOf(words, countedAt)}
        filters={filtersIn(AGENCY_RECORDS, {
          discipline: { label: said.columns.discipline(), saying: (kind) => disciplineWords(words, kind) },
          used: { label: filters.used() },
        })}
        rowActs={(row) =>
          rowActs({ id: row.id, name: row.name }, row.people + row.further + row.groups + row.classes > 0, () =>
            edit(row),
          )
        }
        actions={[
          { label: said.add(), icon: Plus, onChoose: () => writing.send({ type: 'form.begun', values: NO_AGENCY }) },
          {
            label: said.bring.choose(),
            icon: FileUp,
            onChoose: () => bringing.send({ type: 'deed.asked', subject: NO_LIST }),
          },
        ]}
        isExported
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialogs}
      <Suspense fallback={null}>{isBringing && <BringAgencies actor={bringing} looking={machines.looking} />}</Suspense>
      <Suspense fallback={null}>{isWriting && <AgencyDialog actor={writing} isHeld={isHeld} />}</Suspense>
    </ListPage>
  )
}
