import { css } from 'styled-system/css'

import type { PersonAccess } from '../../domain/contract/person-page.contract.ts'
import { deviceOf } from '../../domain/user-agent.ts'
import { useFormats, useWords, type Words } from '../../i18n/words.tsx'
import type { RowAct } from '../list/list.props.ts'
import { useUserActs } from '../pages/users/use-user-acts.view.tsx'
import { useProgrammeDates } from '../programme-dates.ts'
import { Button } from '../ui/button.view.tsx'
import { DescriptionList } from '../ui/description-list.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import { StatusChip } from '../ui/status-chip.view.tsx'
import type { TableColumn } from '../ui/table.view.tsx'
import { FactTable, Moment } from './fact-table.view.tsx'
import { MergedAccounts } from './merged-accounts.view.tsx'
import { PartFaces } from './part-faces.view.tsx'
import type { PersonPartProps } from './person.props.ts'

const styles = {
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  verified: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
}

type Session = PersonAccess['sessions'][number]
type Limit = PersonAccess['limits'][number]

const deviceIn = ({ personPage: { access } }: Words, { userAgent }: Session): string => {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null) return access.deviceName({ browser, system })
  return browser ?? system ?? access.unknownDevice()
}

const sessionColumns = (words: Words): readonly TableColumn<Session>[] => {
  const { access: said } = words.personPage
  return [
    { key: 'device', head: said.device(), cell: (session) => deviceIn(words, session) },
    {
      key: 'lastUsed',
      head: said.lastUsed(),
      cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} />,
    },
    {
      key: 'started',
      head: said.started(),
      cell: ({ startedAt }) => <Moment at={startedAt} />,
    },
    { key: 'from', head: said.from(), cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
  ]
}

/** An address or a number, and whether it was shown to be theirs. */
const Verified = ({ value, at }: Readonly<{ value: string; at: string | null }>) => {
  const { access: said } = useWords().personPage
  const dates = useProgrammeDates()
  return (
    <span className={styles.verified}>
      <bdi dir="ltr">{value}</bdi>
      {at === null ? (
        <StatusChip tone="warning">{said.notVerified()}</StatusChip>
      ) : (
        <StatusChip tone="success">{said.verifiedOn({ day: dates.shortDate(at) })}</StatusChip>
      )}
    </span>
  )
}

const Account = ({ access }: Readonly<{ access: PersonAccess }>) => {
  const { personPage, usersList } = useWords()
  const { list } = useFormats()
  const dates = useProgrammeDates()
  const { access: said } = personPage
  const { account, deactivatedAt, phone, phoneVerifiedAt } = access
  return (
    <DescriptionList
      items={[
        {
          key: 'roles',
          term: said.roles(),
          value:
            account.roles.length === 0
              ? usersList.noRole()
              : list(account.roles.map((role) => usersList.roles[role]())),
        },
        { key: 'email', term: said.email(), value: <Verified value={account.email} at={account.verifiedAt} /> },
        {
          key: 'phone',
          term: said.phone(),
          value: phone === null ? personPage.nobody() : <Verified value={phone} at={phoneVerifiedAt} />,
        },
        {
          key: 'state',
          term: said.state(),
          value: (
            <span className={styles.verified}>
              <StatusChip tone={account.state === 'active' ? 'success' : 'neutral'}>
                {usersList.states[account.state]()}
              </StatusChip>
              {deactivatedAt !== null && said.since({ day: dates.shortDate(deactivatedAt) })}
            </span>
          ),
        },
        {
          key: 'lastSignIn',
          term: said.lastSignIn(),
          value: account.lastSignInAt === null ? personPage.never() : dates.dateTime(account.lastSignInAt),
        },
      ]}
    />
  )
}

const ActButton = ({ act }: Readonly<{ act: RowAct }>) => {
  const look = { icon: act.icon, variant: act.isDangerous === true ? 'danger' : 'outline', size: 'sm' } as const
  return 'href' in act ? (
    <LinkButton {...look} href={act.href}>
      {act.label}
    </LinkButton>
  ) : (
    <Button {...look} onClick={act.onChoose}>
      {act.label}
    </Button>
  )
}

type AccessProps = Pick<PersonPartProps, 'machines' | 'acting' | 'viewer' | 'mergeOf'> &
  Readonly<{ access: PersonAccess }>

const Acts = ({ access: { account }, machines, acting, viewer, mergeOf }: AccessProps) => {
  const { access: said } = useWords().personPage
  const { rowActs, dialogs } = useUserActs({ machines: machines.acts, acting, viewer, mergeOf })
  const acts = rowActs(account)
  return (
    <>
      {acts.length === 0 ? (
        <p>{said.noActs()}</p>
      ) : (
        <div role="group" aria-label={said.acts()} className={styles.acts}>
          {acts.map((act) => (
            <ActButton key={act.key} act={act} />
          ))}
        </div>
      )}
      {dialogs}
    </>
  )
}

const Whole = (props: AccessProps) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { access: said } = words.personPage
  const { limits, sessions } = props.access
  const untilOf = ({ resetsAt }: Limit) => said.until({ time: dates.dateTime(resetsAt) })
  return (
    <>
      <DetailSection title={said.account()}>
        <Account access={props.access} />
        <Acts {...props} />
      </DetailSection>
      <DetailSection title={said.sessions()}>
        <FactTable
          caption={said.sessions()}
          columns={sessionColumns(words)}
          rows={sessions}
          rowKey={({ id }) => id}
          brief={(session) => ({
            name: deviceIn(words, session),
            facts: [dates.dateTime(session.lastUsedAt), session.address ?? ''],
          })}
          empty={{ title: said.noSessions() }}
        />
      </DetailSection>
      <MergedAccounts access={props.access} machine={props.machines.parting} />
      <DetailSection title={said.limits()}>
        {limits.length === 0 ? (
          <p>{said.noLimits()}</p>
        ) : (
          <DescriptionList
            items={limits.map((limit) => ({
              key: limit.kind,
              term: said.limitKinds[limit.kind](),
              value: untilOf(limit),
            }))}
          />
        )}
      </DetailSection>
    </>
  )
}

/** How somebody signs in, and what can be done with their account. */
export const AccessPart = ({ machines, acting, viewer, mergeOf }: PersonPartProps) => {
  const { access: said } = useWords().personPage
  return (
    <PartFaces machine={machines.access} loading={said.loading()} failed={said.failed()}>
      {(access) => <Whole access={access} machines={machines} acting={acting} viewer={viewer} mergeOf={mergeOf} />}
    </PartFaces>
  )
}
