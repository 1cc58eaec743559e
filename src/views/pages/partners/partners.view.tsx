import { Mail } from 'lucide-react'
import { css } from 'styled-system/css'

import { useWords, type Words } from '../../../i18n/words.tsx'
import { Convoy } from '../../illustrations/convoy.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { CallOn } from '../information/call-on.view.tsx'
import { InformationPage } from '../information/information-page.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'
import { StepList, type Step } from '../information/step-list.view.tsx'
import { DISCIPLINE_IDS, LOCAL_AGENCIES, STATE_BODIES } from './agencies.data.ts'

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
      {DISCIPLINE_IDS.map((id) => (
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

const Agencies = () => {
  const { program, disciplines } = useWords().partners
  return (
    <>
      <h3 className={groupTitle}>{program.state()}</h3>
      <ul className={grid}>
        {STATE_BODIES.map(({ id, name }) => (
          <li key={id} className={css({ breakInside: 'avoid' })}>
            <p translate="no" className={css({ fontWeight: 'semibold' })}>
              <bdi>{name}</bdi>
            </p>
            <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>{program[id]()}</p>
          </li>
        ))}
      </ul>
      <h3 className={groupTitle}>{program.local()}</h3>
      <dl className={grid}>
        {LOCAL_AGENCIES.map(({ discipline, names }) => (
          <div key={discipline} className={css({ breakInside: 'avoid' })}>
            <dt className={label}>{disciplines[discipline].name()}</dt>
            {names.map((name) => (
              <dd key={name} translate="no" className={css({ margin: '0' })}>
                <bdi>{name}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  )
}

const joining = ({ write, coordinator, course, host }: Words['partners']['join']): readonly Step[] =>
  [write, coordinator, course, host].map(({ title, text }) => ({ title: title(), text: text() }))

export const PartnersPage = () => {
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
              <Agencies />
            </>
          ),
        },
        {
          id: 'join',
          title: said.join.heading(),
          body: (
            <div className={css({ display: 'grid', gap: '8' })}>
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
