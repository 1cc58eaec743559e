import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../i18n/words.tsx'
import { useProgrammeDates } from '../programme-dates.ts'
import { OWN_NAME } from '../shell/toolbar/languages.ts'
import { Banner } from '../ui/banner.view.tsx'
import { DescriptionList } from '../ui/description-list.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import { HeldBack } from './held-back.view.tsx'
import { PersonFactValue } from './person-fact.view.tsx'
import type { PersonPartProps } from './person.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  photo: css({ width: '24', height: '24', borderRadius: 'full', objectFit: 'cover' }),
}

/** Who somebody is, as they told it: it is theirs to change. */
export const ProfilePart = ({ profile, approvals, machines, acting }: PersonPartProps) => {
  const words = useWords()
  const formats = useFormats()
  const dates = useProgrammeDates()
  const { personal, personPage } = words
  const { about: said } = personPage
  const name = `${profile.firstName} ${profile.lastName}`
  const asked = profile.nameAsked
  return (
    <div className={styles.root}>
      {profile.heldBack && (
        <HeldBack heldBack={profile.heldBack} address={profile.email} machines={machines} acting={acting} />
      )}
      {asked && (
        <Banner
          tone="info"
          title={said.nameAskedTitle({ name: `${asked.to.firstName} ${asked.to.lastName}` })}
          action={
            <LinkButton href={approvals} variant="outline" size="sm">
              {said.decide()}
            </LinkButton>
          }
        >
          {said.nameAsked({ day: dates.date(asked.askedAt), reason: asked.reason })}
        </Banner>
      )}
      <DetailSection title={said.title()}>
        {profile.photoUrl !== null && (
          <img src={profile.photoUrl} alt={said.photo({ name })} className={styles.photo} width="96" height="96" />
        )}
        <DescriptionList
          items={[
            ...profile.facts.map((field) => ({
              key: field,
              term: personal.fields[field](),
              value: <PersonFactValue field={field} value={profile[field]} />,
            })),
            {
              key: 'agency',
              term: personal.fields.agency(),
              value: <bdi>{profile.agency ?? personPage.nobody()}</bdi>,
            },
            {
              key: 'agencies',
              term: personal.fields.agencies(),
              value: (
                <bdi>
                  {profile.furtherAgencies.length === 0
                    ? words.personPage.nobody()
                    : formats.list(profile.furtherAgencies)}
                </bdi>
              ),
            },
            { key: 'language', term: said.language(), value: OWN_NAME[profile.language] },
            {
              key: 'memberSince',
              term: said.memberSince(),
              value: <time dateTime={profile.memberSince}>{dates.date(profile.memberSince)}</time>,
            },
          ]}
        />
      </DetailSection>
    </div>
  )
}
