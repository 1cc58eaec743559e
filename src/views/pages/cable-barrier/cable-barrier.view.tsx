import { ArrowRight } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import { BarrierAnatomy, LineOfTension } from '../../illustrations/cable-plans.view.tsx'
import { CableScene } from '../../illustrations/cable-scene.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Table } from '../../ui/table.view.tsx'
import { CallOn } from '../information/call-on.view.tsx'
import { InformationPage } from '../information/information-page.view.tsx'
import { useMeasures } from '../information/measures.ts'
import { PointList, SectionLead } from '../information/prose.view.tsx'
import { SourceList } from '../information/source-list.view.tsx'
import { StepList } from '../information/step-list.view.tsx'
import {
  CABLE_INCHES,
  caughtSteps,
  cutPoints,
  differences,
  releaseSteps,
  reportPoints,
  TURNBUCKLES_APART_FT,
  towPoints,
} from './cable-barrier.data.ts'

const figure = css({ margin: '0', marginBlockStart: '6', breakInside: 'avoid' })
const legend = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  columnGap: '8',
  rowGap: '4',
  marginBlockStart: '5',
})
const key = css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '3' })
const number = css({
  display: 'grid',
  placeItems: 'center',
  width: '6',
  height: '6',
  borderRadius: 'full',
  backgroundColor: 'fg.default',
  color: 'bg.surface',
  textStyle: 'small',
  fontWeight: 'bold',
  lineHeight: 'none',
})

/** What the numbers in a picture stand for. */
const Legend = ({ items }: { items: readonly Readonly<{ name: string; text: string }>[] }) => {
  const formats = useFormats()
  return (
    <ol className={legend}>
      {items.map(({ name, text }, place) => (
        <li key={name} className={key}>
          <span aria-hidden className={number}>
            {formats.number(place + 1)}
          </span>
          <div>
            <p className={css({ fontWeight: 'semibold' })}>{name}</p>
            <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const What = () => {
  const { what } = useWords().cableBarrier
  const formats = useFormats()
  const measures = useMeasures()
  return (
    <>
      <SectionLead>{what.lead()}</SectionLead>
      <figure className={figure}>
        <BarrierAnatomy
          label={what.picture()}
          numbers={[formats.number(1), formats.number(2), formats.number(3), formats.number(4)]}
        />
        <figcaption>
          <Legend
            items={[
              { name: what.anchor.name(), text: what.anchor.text() },
              {
                name: what.turnbuckle.name(),
                text: what.turnbuckle.text({ distance: measures.length(TURNBUCKLES_APART_FT) }),
              },
              { name: what.cable.name(), text: what.cable.text({ width: measures.inches(CABLE_INCHES) }) },
              { name: what.post.name(), text: what.post.text() },
            ]}
          />
        </figcaption>
      </figure>
    </>
  )
}

const Kinds = () => {
  const words = useWords().cableBarrier
  const measures = useMeasures()
  const { kinds } = words
  return (
    <>
      <SectionLead>{kinds.lead()}</SectionLead>
      <div className={css({ marginBlockStart: '6' })}>
        <Table
          caption={kinds.caption()}
          captionHidden
          rows={differences(words, measures)}
          rowKey={({ feature }) => feature}
          columns={[
            { key: 'feature', head: kinds.feature(), cell: ({ feature }) => feature },
            { key: 'high', head: kinds.high(), cell: ({ high }) => high },
            { key: 'low', head: kinds.low(), cell: ({ low }) => low },
          ]}
        />
      </div>
    </>
  )
}

const Line = () => {
  const { line } = useWords().cableBarrier
  const formats = useFormats()
  return (
    <>
      <SectionLead>{line.lead()}</SectionLead>
      <figure className={figure}>
        <LineOfTension label={line.picture()} numbers={[formats.number(1), formats.number(2), formats.number(3)]} />
        <figcaption>
          <Legend
            items={[line.along, line.inside, line.work].map(({ name, text }) => ({ name: name(), text: text() }))}
          />
        </figcaption>
      </figure>
    </>
  )
}

export const CableBarrierPage = () => {
  const words = useWords()
  const said = words.cableBarrier
  const points = (lead: string, list: readonly string[]) => (
    <>
      <SectionLead>{lead}</SectionLead>
      <PointList points={list} />
    </>
  )
  return (
    <InformationPage
      eyebrow={said.eyebrow()}
      title={words.shell.menu.cableBarrier()}
      lead={said.lead()}
      picture={<CableScene label={said.picture()} />}
      contentsLabel={said.contents()}
      first={
        <div className={css({ marginBlockEnd: '10' })}>
          <Banner tone="danger" title={said.rule.title()}>
            {said.rule.text()}
          </Banner>
        </div>
      }
      sections={[
        { id: 'what', title: said.what.heading(), body: <What /> },
        { id: 'kinds', title: said.kinds.heading(), body: <Kinds /> },
        {
          id: 'caught',
          title: said.caught.heading(),
          body: (
            <>
              <SectionLead>{said.caught.lead()}</SectionLead>
              <StepList steps={caughtSteps(said)} />
            </>
          ),
        },
        { id: 'line', title: said.line.heading(), body: <Line /> },
        {
          id: 'release',
          title: said.release.heading(),
          body: (
            <>
              <SectionLead>{said.release.lead()}</SectionLead>
              <StepList steps={releaseSteps(said)} />
            </>
          ),
        },
        { id: 'cut', title: said.cut.heading(), body: points(said.cut.lead(), cutPoints(said)) },
        {
          id: 'report',
          title: said.report.heading(),
          body: (
            <>
              {points(said.report.lead(), reportPoints(said))}
              <p className={css({ maxWidth: 'prose', marginBlockStart: '5' })}>{said.report.guard()}</p>
            </>
          ),
        },
        { id: 'tow', title: said.tow.heading(), body: points(said.tow.lead(), towPoints(said)) },
        {
          id: 'course',
          title: said.course.heading(),
          body: (
            <CallOn
              actions={
                <>
                  <LinkButton href="/home" variant="brand" size="lg" endIcon={ArrowRight}>
                    {said.course.action()}
                  </LinkButton>
                  <LinkButton href="/contact" variant="outline" size="lg">
                    {said.course.contact()}
                  </LinkButton>
                </>
              }
            >
              {said.course.text()}
            </CallOn>
          ),
        },
        {
          id: 'sources',
          title: said.sources(),
          body: (
            <>
              <p className={css({ maxWidth: 'prose', marginBlockEnd: '4' })}>{said.disclaimer()}</p>
              <SourceList ids={['roadside', 'cableBarrier', 'extrication', 'fhwa']} />
            </>
          ),
        },
      ]}
    />
  )
}
