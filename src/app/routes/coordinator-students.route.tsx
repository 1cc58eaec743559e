import { useLocation } from 'wouter'

import { GROUP_IMPORTS_LIST } from '../../domain/contract/group-imports.list.ts'
import { GROUP_INVITATIONS_LIST } from '../../domain/contract/group-invitations.list.ts'
import { GROUP_STUDENTS_LIST } from '../../domain/contract/group-students.list.ts'
import { IMPORT_ROWS_LIST } from '../../domain/contract/import-rows.list.ts'
import { readListAsked, type ListAsked, type ListDefinition } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import {
  STUDENTS_VIEWS,
  type StudentsAsked,
  type StudentsView,
} from '../../views/pages/group-students/group-students.props.ts'
import { GroupStudentsPage } from '../../views/pages/group-students/group-students.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createGroupStudents } from '../actors/group-students.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListOrPerson } from '../list-or-person.view.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

type Opened = NonNullable<StudentsAsked['opened']>

const openedIn = (text: string | null): StudentsAsked['opened'] => {
  if (text === 'new') return 'new'
  const id = Number(text)
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : null
}

const readAsked = (query: URLSearchParams): StudentsAsked => {
  const viewIn = (text: string | null) => STUDENTS_VIEWS.find((one) => one === text)
  const view = viewIn(query.get('view')) ?? 'students'
  return {
    view,
    opened: view === 'imports' ? openedIn(query.get('import')) : null,
    students: readListAsked(GROUP_STUDENTS_LIST, query, { view: (text) => viewIn(text) !== undefined }),
    invitations: readListAsked(GROUP_INVITATIONS_LIST, query),
    imports: readListAsked(GROUP_IMPORTS_LIST, query, { import: (text) => openedIn(text) !== null }),
    rows: readListAsked(IMPORT_ROWS_LIST, query),
  }
}

const PATH = '/coordinator/students'

/** The first part has the plain address. */
const addressOf = (view: StudentsView, opened?: Opened, list = ''): string => {
  const query = new URLSearchParams(list)
  if (view !== 'students') query.set('view', view)
  if (opened !== undefined) query.set('import', String(opened))
  return query.size === 0 ? PATH : `${PATH}?${query}`
}

const openedNow = (): Opened | undefined =>
  openedIn(new URLSearchParams(window.location.search).get('import')) ?? undefined

const LISTS = {
  students: GROUP_STUDENTS_LIST,
  invitations: GROUP_INVITATIONS_LIST,
  imports: GROUP_IMPORTS_LIST,
} as const

const Students = ({ query }: Pick<RouteProps, 'query'>) => {
  const { view, opened } = readAsked(query)
  const { shell } = useWords()
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const [, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'groupStudents',
    {
      viewerId: () => selectUserId(auth.getSnapshot()),
      write: (asked: ListAsked, definition: ListDefinition, view: StudentsView, opened?: Opened) =>
        writeQuery(navigate, PATH, addressOf(view, opened, listAddress(definition, asked)).slice(PATH.length)),
      openImport: (id: number | null) => navigate(addressOf('imports', id ?? 'new'), { replace: true }),
    },
    ({ write, ...here }) =>
      createGroupStudents({
        ...here,
        gateway,
        writeAddress: {
          students: (asked) => write(asked, GROUP_STUDENTS_LIST, 'students'),
          invitations: (asked) => write(asked, GROUP_INVITATIONS_LIST, 'invitations'),
          imports: (asked) => write(asked, GROUP_IMPORTS_LIST, 'imports'),
          rows: (asked) => write(asked, IMPORT_ROWS_LIST, 'imports', openedNow()),
        },
      }),
  )
  return (
    <ListWithViews
      list={opened === null ? LISTS[view] : null}
      query={query}
      hrefOf={(asked) => addressOf(view, undefined, asked)}
    >
      {(shown) => (
        <GroupStudentsPage
          title={shell.menu.groupStudents()}
          asked={readAsked(shown)}
          machines={machines}
          addressOf={addressOf}
          tell={(notice) => notifications.send({ type: 'notice.given', notice })}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}

const CoordinatorStudentsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  return (
    <ListOrPerson query={query} list={PATH} label={shell.menu.groupStudents()}>
      <Students query={query} />
    </ListOrPerson>
  )
}

export default CoordinatorStudentsRoute
