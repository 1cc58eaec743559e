import { ArrowRight } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Crew } from '../../illustrations/crew.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { CallOn } from '../information/call-on.view.tsx'
import { IncidentNumber } from '../information/incident-number.view.tsx'
import { InformationPage } from '../information/information-page.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'
import { SourceList } from '../information/source-list.view.tsx'
import { dutiesOf, goalsOf, pillarsOf, type Goal, type Pillar } from './mission.data.ts'

/** Lists the online courses, the responder course first. */
const FIRST_COURSE = '/online-course-enrollment'

const goalRow = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[auto minmax(0, 1fr)]' },
  columnGap: '5',
  rowGap: '3',
  paddingBlock: '8',
  breakInside: 'avoid',
  borderBlockStartWidth: 'hairline',
  _first: { borderBlockStartWidth: 'none' },
  _last: { paddingBlockEnd: '0' },
})
const facets = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '10',
  rowGap: '5',
  marginBlockStart: '4',
})

const GoalList = ({ goals }: { goals: readonly Goal[] }) => {
  const { labels } = useWords().ourMission
  const formats = useFormats()
  return (
    <ol>
      {goals.map(({ title, what, why, how, measure }, index) => (
        <li key={title} className={goalRow}>
          <IncidentNumber>{formats.number(index + 1)}</IncidentNumber>
          <div className={css({ minWidth: '0', paddingBlockStart: { sm: '2' } })}>
            <h3 className={css({ textStyle: 'heading.section', overflowWrap: 'anywhere' })}>{title}</h3>
            <dl className={facets}>
              {(
                [
                  [labels.what(), what],
                  [labels.why(), why],
                  [labels.how(), how],
                  [labels.measure(), measure],
                ] as const
              ).map(([label, text]) => (
                <div key={label}>
                  <dt className={css({ textStyle: 'label', color: 'accent.fg' })}>{label}</dt>
                  <dd className={css({ margin: '0', marginBlockStart: '1', textWrap: '[pretty]' })}>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  )
}

const band = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  marginBlockStart: '6',
  borderRadius: 'surface',
  _print: { borderWidth: 'hairline' },
})
const pillar = css({
  padding: { base: '6', md: '8' },
  '&:not(:first-child)': {
    borderBlockStartWidth: { base: 'hairline', md: 'none' },
    borderInlineStartWidth: { base: 'none', md: 'hairline' },
  },
})

const Pillars = ({ pillars }: { pillars: readonly Pillar[] }) => (
  <ul data-palette="nav" className={band}>
    {pillars.map(({ icon, title, text }) => (
      <li key={title} className={pillar}>
        <span className={css({ color: 'brand.pink' })}>
          <Icon as={icon} size="xl" />
        </span>
        <h3 className={css({ textStyle: 'heading.card', marginBlockStart: '4' })}>{title}</h3>
        <p className={css({ color: 'fg.muted', marginBlockStart: '2', textWrap: '[pretty]' })}>{text}</p>
      </li>
    ))}
  </ul>
)

const duties = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '10',
  rowGap: '6',
  marginBlockStart: '6',
})
const duty = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '4',
  breakInside: 'avoid',
})

const Duties = ({ items }: { items: readonly Pillar[] }) => (
  <ul className={duties}>
    {items.map(({ icon, title, text }) => (
      <li key={title} className={duty}>
        <span className={css({ color: 'accent.fg', marginBlockStart: '0.5' })}>
          <Icon as={icon} size="lg" />
        </span>
        <div>
          <h3 className={css({ fontWeight: 'semibold' })}>{title}</h3>
          <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)

export const MissionPage = () => {
  const words = useWords()
  const said = words.ourMission
  return (
    <InformationPage
      eyebrow={said.eyebrow()}
      title={words.shell.menu.mission()}
      lead={said.lead()}
      picture={<Crew label={said.picture()} />}
      contentsLabel={said.contents()}
      sections={[
        {
          id: 'goals',
          title: said.goals.heading(),
          body: (
            <>
              <SectionLead>{said.goals.lead()}</SectionLead>
              <GoalList goals={goalsOf(said)} />
            </>
          ),
        },
        {
          id: 'unified-goal',
          title: said.unified.heading(),
          body: (
            <>
              <SectionLead>{said.unified.lead()}</SectionLead>
              <Pillars pillars={pillarsOf(said)} />
            </>
          ),
        },
        {
          id: 'disciplines',
          title: said.disciplines.heading(),
          body: (
            <>
              <SectionLead>{said.disciplines.lead()}</SectionLead>
              <Duties items={dutiesOf(said)} />
            </>
          ),
        },
        {
          id: 'first-course',
          title: said.first.heading(),
          body: (
            <CallOn
              actions={
                <>
                  <LinkButton href={FIRST_COURSE} variant="brand" size="lg" endIcon={ArrowRight}>
                    {said.first.action()}
                  </LinkButton>
                  <LinkButton href="/partners" variant="outline" size="lg">
                    {said.first.partners()}
                  </LinkButton>
                </>
              }
            >
              {said.first.text()}
            </CallOn>
          ),
        },
        { id: 'sources', title: said.sources(), body: <SourceList ids={['unifiedGoal', 'fhwa', 'mutcd']} /> },
      ]}
    />
  )
}
