import { CircleCheck, CircleSlash, KeyRound, LogOut, MailCheck, Merge, UserCog } from 'lucide-react'

import { type User, USERS_LIST } from '../../../domain/contract/users.list.ts'
import { chosenRow } from '../../../domain/list.ts'
import { ROLE } from '../../../domain/role.ts'
import { rolesGivenBy, userDeedObstacle, type UserDeed } from '../../../domain/user-deed.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { ClosingDialog, RoleDialog } from './user-deeds.view.tsx'
import type { UserActsMachines, UsersProps } from './users.props.ts'

export const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`

type UserAct = BulkAct & Pick<RowAct, 'key' | 'isDangerous'> & Readonly<{ isFor: (row: User) => boolean }>

type UserActsProps = Pick<UsersProps, 'acting' | 'viewer' | 'mergeOf'> & Readonly<{ machines: UserActsMachines }>

/**
 * What can be done with people, with those that are chosen and with each: by the rule that the server decides by.
 * Whether another owner is left only the server knows.
 */
export const useUserActs = ({ machines, acting, viewer, mergeOf }: UserActsProps) => {
  const { usersList: said } = useWords()
  const { begun } = acting
  const may = (deed: UserDeed, { id, roles }: User): boolean =>
    userDeedObstacle(deed, {
      doer: viewer,
      person: { userId: id, roles: roles.map((role) => ROLE[role]) },
      otherOwners: 1,
    }) === null
  const isOpen = ({ state }: User): boolean => state === 'active'
  const faces = {
    sendReset: {
      icon: KeyRound,
      said: said.acts.sendReset,
      isFor: (row: User) => isOpen(row) && may('sendReset', row),
    },
    resendVerification: {
      icon: MailCheck,
      said: said.acts.resendVerification,
      isFor: (row: User) => isOpen(row) && row.verifiedAt === null && may('resendVerification', row),
    },
    endSessions: {
      icon: LogOut,
      said: said.acts.endSessions,
      isFor: (row: User) => row.sessions > 0 && may('endSessions', row),
    },
    reactivate: {
      icon: CircleCheck,
      said: said.acts.reactivate,
      isFor: (row: User) => !isOpen(row) && may('reactivate', row),
    },
  }
  const plain = useListActs(USERS_LIST, machines.deed, acting, faces, nameOf)
  const changingRole = useDeed(machines.changingRole, ({ outcome }) => begun(outcome))
  const closing = useDeed(machines.closing, ({ outcome }) => begun(outcome))
  const change: UserAct = {
    key: 'changeRole',
    label: said.changeRole.choose(),
    icon: UserCog,
    isFor: (row: User) => may('addRole', row),
    onChoose: (people) => changingRole.send({ type: 'deed.asked', subject: { people, way: 'addRole', role: null } }),
  }
  const close: UserAct = {
    key: 'deactivate',
    label: said.deactivate.choose(),
    icon: CircleSlash,
    isDangerous: true,
    isFor: (row: User) => isOpen(row) && may('deactivate', row),
    onChoose: (people) => closing.send({ type: 'deed.asked', subject: { people, reason: '' } }),
  }
  const rowActOf = ({ isFor, onChoose, ...act }: UserAct, row: User): readonly RowAct[] =>
    isFor(row) ? [{ ...act, onChoose: () => onChoose(chosenRow(row.id, nameOf(row))) }] : []
  return {
    bulkActs: [change, ...plain.bulkActs, close],
    rowActs: (row: User): readonly RowAct[] => [
      ...rowActOf(change, row),
      ...plain.rowActs(row),
      ...(may('mergeInto', row)
        ? [{ key: 'merge', label: said.merge(), icon: Merge, href: mergeOf(row.id, null) }]
        : []),
      ...rowActOf(close, row),
    ],
    dialogs: (
      <>
        {plain.dialog}
        <RoleDialog actor={changingRole} roles={rolesGivenBy(viewer.roles)} />
        <ClosingDialog actor={closing} />
      </>
    ),
  }
}
