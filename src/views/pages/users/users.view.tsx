import { useActorRef } from '@xstate/react'

import { type User, USERS_LIST } from '../../../domain/contract/users.list.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { listedFaces } from '../group-students/listed-person.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { nameOf, useUserActs } from './use-user-acts.view.tsx'
import type { UsersProps } from './users.props.ts'

const TONES: Readonly<Record<User['state'], StatusTone>> = { active: 'success', deactivated: 'neutral' }

type RolesIn = (row: Pick<User, 'roles'>) => string

const rolesIn =
  ({ usersList }: Words, { list }: Pick<Formats, 'list'>): RolesIn =>
  ({ roles }) =>
    roles.length === 0 ? usersList.noRole() : list(roles.map((role) => usersList.roles[role]()))

const chipOf = ({ usersList }: Words, { state }: Pick<User, 'state'>) => (
  <StatusChip tone={TONES[state]}>{usersList.states[state]()}</StatusChip>
)

type Linked = Pick<UsersProps, 'personOf'>

const columnsOf = (words: Words, rolesOf: RolesIn, { personOf }: Linked) => {
  const { columns, notVerified, never } = words.usersList
  return columnsIn(USERS_LIST, {
    name: {
      header: columns.name(),
      cell: (row) => (
        <Link variant="quiet" href={personOf(row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ),
    },
    email: { header: columns.email(), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    roles: { header: columns.roles(), cell: rolesOf },
    ...listedFaces(words),
    verified: {
      header: columns.verified(),
      cell: ({ verifiedAt }) =>
        verifiedAt === null ? <StatusChip tone="warning">{notVerified()}</StatusChip> : <Day at={verifiedAt} />,
    },
    lastSignIn: {
      header: columns.lastSignIn(),
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? never() : <Day at={lastSignInAt} />),
    },
    state: { header: columns.state(), cell: (row) => chipOf(words, row) },
    created: { header: columns.created(), cell: ({ createdAt }) => <Day at={createdAt} /> },
    sessions: { header: columns.sessions(), cell: ({ sessions }) => sessions },
  })
}

const filtersOf = ({ personal, usersList: { columns, filters, roles, states } }: Words) =>
  filtersIn(USERS_LIST, {
    role: { label: filters.role(), saying: (role) => roles[role]() },
    agency: { label: personal.fields.agency() },
    verified: { label: filters.verified() },
    lastSignIn: { label: columns.lastSignIn() },
    neverSignedIn: { label: filters.neverSignedIn() },
    state: { label: columns.state(), saying: (state) => states[state]() },
    nameAsked: { label: filters.nameAsked() },
    likelyDouble: { label: filters.likelyDouble() },
    heldBack: { label: filters.heldBack() },
  })

const briefsOf =
  (words: Words, rolesOf: RolesIn, { personOf }: Linked) =>
  (row: User) => ({
    href: personOf(row.id),
    facts: [rolesOf(row), row.email],
    status: chipOf(words, row),
  })

/** Everybody who has an account. */
export const UsersPage = ({ title, asked, machines, acting, viewer, personOf, mergeOf, parts }: UsersProps) => {
  const words = useWords()
  const { usersList } = words
  const rolesOf = rolesIn(words, useFormats())
  const actor = useActorRef(machines.list, { input: { asked } })
  const { bulkActs, rowActs, dialogs } = useUserActs({ machines, acting, viewer, mergeOf })
  return (
    <ListPage title={title} lead={usersList.lead()}>
      {parts}
      <ListView
        actor={actor}
        definition={USERS_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={briefsOf(words, rolesOf, { personOf })}
        search={usersList.search()}
        columns={columnsOf(words, rolesOf, { personOf })}
        filters={filtersOf(words)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(USERS_LIST.id, acting)}
        empty={{ title: usersList.emptyTitle(), children: usersList.empty() }}
        count={(count) => usersList.count({ count })}
      />
      {dialogs}
    </ListPage>
  )
}
