import { useActorRef, useSelector } from '@xstate/react'
import { Mail } from 'lucide-react'
import { css } from 'styled-system/css'

import { byDiscipline, DISCIPLINES, type Partner } from '../../../domain/discipline.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { Convoy } from '../../illustrations/convoy.view.tsx'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { CallOn } from '../information/call-on.view.tsx'
import { InformationPage } from '../information/information-page.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'
import { StepList, type Step } from '../information/step-list.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'

const partner = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '3',
  paddingBlock: '6',
  borderBlockStartWidth: 'hairline',
  breakInside: 'avoid',
})
const brings = css({ paddingInlineStart: '4', borderInlineStartWidth: 'mark', borderColor: 'accent.mark' })
const asks = css({ paddingInlineStart: '4', borderInlineStartWidth: 'mark', borderColor: 'brand.pink' })
const label = css({ textStyle: 'label', color: 'fg.muted' })

const Partners = () => {
  const { together, disciplines } = useWords().partners
  return (
    <ul className={css({ marginBlockStart: '6' })}>
      {DISCIPLINES.map((id) => (
        <li key={id} className={partner}>
          <h3 className={css({ textStyle: 'heading.card', overflowWrap: 'anywhere' })}>{disciplines[id].name()}</h3>
          <div className={brings}>
            <p className={label}>{together.brings()}</p>
            <p>{disciplines[id].brings()}</p>
          </div>
          <div className={asks}>
            <p className={label}>{together.asks()}</p>
            <p>{disciplines[id].asks()}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '10',
  rowGap: '6',
  marginBlockStart: '4',
})
const groupTitle = css({ textStyle: 'heading.section', marginBlockStart: '8' })

const BODIES = ['transport', 'traffic', 'patrol', 'emergency', 'assist'] as const

const StateBodies = () => {
  const { program } = useWords().partners
  return (
    <ul className={grid}>
      {BODIES.map((id) => (
        <li key={id} className={css({ breakInside: 'avoid' })}>
          <p className={css({ fontWeight: 'semibold' })}>{program.bodies[id]()}</p>
          <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>{program[id]()}</p>
        </li>
      ))}
    </ul>
  )
}

const Agencies = ({ partners }: { partners: readonly Partner[] }) => {
  const { program, disciplines } = useWords().partners
  return (
    <dl className={grid}>
      {byDiscipline(partners).map(({ discipline, names }) => (
        <div key={discipline} className={css({ breakInside: 'avoid' })}>
          <dt className={label}>{discipline === null ? program.other() : disciplines[discipline].name()}</dt>
          {names.map((name) => (
            <dd key={name} translate="no" className={css({ margin: '0' })}>
              <bdi>{name}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export type PartnersPageProps = Readonly<{
  machine: ResourceMachine<readonly Partner[]>
  /** Came with the page. */
  first?: readonly Partner[] | undefined
}>

/** Those whom the installation knows. */
const Listed = ({ machine, first }: PartnersPageProps) => {
  const partners = useActorRef(machine, { input: { query: undefined, first } })
  const words = useWords()
  const { program } = words.partners
  const face = useSelector(partners, resourceFace)
  const list = useSelector(partners, selectData)
  const fault = useSelector(partners, selectFault)
  const retry = () => partners.send({ type: 'resource.retried' })
  return (
    <>
      {face === 'partial' && <StaleBanner onRetry={retry}>{program.stale()}</StaleBanner>}
      {face === 'loading' && (
        <div role="status" aria-label={program.loading()} className={css({ marginBlockStart: '4' })}>
          <Skeleton height="24rem" />
        </div>
      )}
      {face === 'failed' && (
        <ErrorState title={program.failed()} level={3} {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {list?.length === 0 && (
        <EmptyState title={program.emptyTitle()} level={3} illustration={<EmptyLane />}>
          {program.empty()}
        </EmptyState>
      )}
      {list !== undefined && list.length > 0 && <Agencies partners={list} />}
    </>
  )
}

const joining = ({ write, coordinator, course, host }: Words['partners']['join']): readonly Step[] =>
  [write, coordinator, course, host].map(({ title, text }) => ({ title: title(), text: text() }))

export const PartnersPage = ({ machine, first }: PartnersPageProps) => {
  const words = useWords()
  const said = words.partners
  return (
    <InformationPage
      eyebrow={said.eyebrow()}
      title={words.shell.menu.partners()}
      lead={said.lead()}
      picture={<Convoy label={said.picture()} />}
      contentsLabel={said.contents()}
      sections={[
        {
          id: 'together',
          title: said.together.heading(),
          body: (
            <>
              <SectionLead>{said.together.lead()}</SectionLead>
              <Partners />
            </>
          ),
        },
        {
          id: 'agencies',
          title: said.program.heading(),
          body: (
            <>
              <SectionLead>{said.program.lead()}</SectionLead>
              <h3 className={groupTitle}>{said.program.state()}</h3>
              <StateBodies />
              <h3 className={groupTitle}>{said.program.local()}</h3>
              <Listed machine={machine} first={first} />
            </>
          ),
        },
        {
          id: 'join',
          title: said.join.heading(),
          body: (
            <div className={css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '8' })}>
              <div>
                <SectionLead>{said.join.lead()}</SectionLead>
                <StepList steps={joining(said.join)} />
              </div>
              <CallOn
                actions={
                  <>
                    <LinkButton href="/contact" variant="brand" size="lg" icon={Mail}>
                      {said.join.action()}
                    </LinkButton>
                    <LinkButton href="/mission" variant="outline" size="lg">
                      {said.join.mission()}
                    </LinkButton>
                  </>
                }
              >
                {said.join.invite()}
              </CallOn>
            </div>
          ),
        },
      ]}
    />
  )
}
