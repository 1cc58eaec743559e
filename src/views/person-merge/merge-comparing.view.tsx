import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { MergePerson, MergePreview } from '../../domain/contract/person-merge.contract.ts'
import { MERGE_FIELDS, MERGE_SIDES, type MergeField, type MergeSide } from '../../domain/person-merge.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { differingFields, fieldsOf } from '../../machines/person-merge/person-merge.machine.ts'
import { PersonFactValue } from '../person/person-fact.view.tsx'
import { useProgrammeDates } from '../programme-dates.ts'
import { DescriptionList } from '../ui/description-list.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import { StatusChip } from '../ui/status-chip.view.tsx'
import { Surface } from '../ui/surface.view.tsx'
import { MergePair } from './merge-pair.view.tsx'
import type { MergeLookedProps } from './merge.props.ts'

const styles = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
  }),
  card: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', alignContent: 'start' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
  name: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  note: css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' }),
  choices: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' }),
}

const Account = ({ person, side, swap }: Readonly<{ person: MergePerson; side: MergeSide; swap: string | null }>) => {
  const { personMerge, personPage, usersList } = useWords()
  const { compare: said } = personMerge
  const { list } = useFormats()
  const dates = useProgrammeDates()
  const roles = person.roles.map((role) => usersList.roles[role]())
  return (
    <Surface padding="sm" tone={side === 'stays' ? 'accent' : 'sunken'}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <bdi>{`${person.firstName} ${person.lastName}`}</bdi>
          </h3>
          <StatusChip tone={side === 'stays' ? 'success' : 'neutral'}>{said[side]()}</StatusChip>
          {person.state === 'deactivated' && <StatusChip>{usersList.states.deactivated()}</StatusChip>}
        </div>
        <DescriptionList
          items={[
            { key: 'email', term: said.email(), value: <bdi dir="ltr">{person.email}</bdi> },
            { key: 'roles', term: said.roles(), value: roles.length === 0 ? usersList.noRole() : list(roles) },
            { key: 'since', term: said.since(), value: dates.date(person.memberSince) },
            {
              key: 'lastSignIn',
              term: said.lastSignIn(),
              value: person.lastSignInAt === null ? personPage.never() : dates.date(person.lastSignInAt),
            },
          ]}
        />
        {swap !== null && (
          <div>
            <LinkButton href={swap} variant="outline" size="sm">
              {said.swap()}
            </LinkButton>
          </div>
        )}
      </div>
    </Surface>
  )
}

const valueOf = (preview: MergePreview, side: MergeSide, field: MergeField): string =>
  (field === 'primaryAgencyId' ? preview[side].agency : preview[side][field]) ?? ''

/** Who stays, and of each field in which the two differ what is right. */
export const MergeComparing = ({ actor, addresses, preview }: MergeLookedProps) => {
  const { personMerge, personal } = useWords()
  const { compare: said, weigh } = personMerge
  const { list } = useFormats()
  const fields = useSelector(
    actor,
    ({ context }) => fieldsOf(context),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  const differing = differingFields(preview)
  const same = MERGE_FIELDS.filter((field) => !differing.includes(field) && valueOf(preview, 'stays', field) !== '')
  const { stays, goes } = preview
  return (
    <DetailSection title={said.title()} lead={said.signsIn()}>
      <div className={styles.cards}>
        {MERGE_SIDES.map((side) => (
          <Account
            key={side}
            side={side}
            person={preview[side]}
            swap={side === 'goes' ? addresses.mergeOf(goes.id, stays.id) : null}
          />
        ))}
      </div>
      {differing.length > 0 && (
        <div className={styles.choices}>
          <h3 className={styles.name}>{said.choose()}</h3>
          {differing.map((field) => (
            <MergePair
              key={field}
              label={personal.fields[field]()}
              chosen={fields[field]}
              whose={{ stays: weigh.ofStays({ email: stays.email }), goes: weigh.ofGoes({ email: goes.email }) }}
              values={{
                stays: <PersonFactValue field={field} value={valueOf(preview, 'stays', field)} />,
                goes: <PersonFactValue field={field} value={valueOf(preview, 'goes', field)} />,
              }}
              onChoose={(side) => actor.send({ type: 'field.chosen', field, side })}
            />
          ))}
        </div>
      )}
      {same.length > 0 && (
        <p className={styles.note}>{said.same({ fields: list(same.map((field) => personal.fields[field]())) })}</p>
      )}
      <p className={styles.note}>{said.printed()}</p>
    </DetailSection>
  )
}
