import { Printer } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { FieldCard } from '../../illustrations/field-card.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { InformationPage, type InformationSection } from '../information/information-page.view.tsx'
import { useMeasures } from '../information/measures.ts'
import { PointList, SectionLead, Source } from '../information/prose.view.tsx'
import { SourceList } from '../information/source-list.view.tsx'
import { Lengths } from './lengths.view.tsx'
import { isReader, POINTS, READER_IDS, TOPICS, topicsFor, type ReaderId, type TopicId } from './resources.data.ts'
import { Area, Positioning } from './scene.view.tsx'
import { Duration, Warning } from './tables.view.tsx'

/** The transportation emergency centre of the chemical industry. */
const CHEMTREC = '1-800-424-9300'

const ReaderFilter = ({
  reader,
  onReader,
}: {
  reader: ReaderId | null
  onReader: (reader: ReaderId | null) => void
}) => {
  const { filter, disciplines } = useWords().resources
  return (
    <div className={css({ marginBlockStart: '6', maxWidth: '[32rem]' })}>
      <Select
        label={filter.label()}
        help={filter.help()}
        value={reader ?? ''}
        placeholder={filter.everyone()}
        options={READER_IDS.map((id) => ({ value: id, label: disciplines[id]() }))}
        onValueChange={(value) => onReader(isReader(value) ? value : null)}
      />
      <p role="status" className={css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '2' })}>
        {reader !== null && filter.shown({ count: topicsFor(reader).length, total: TOPICS.length })}
      </p>
    </div>
  )
}

const Topic = ({ id }: { id: Exclude<TopicId, 'lengths' | 'warning' | 'duration' | 'area' | 'positioning'> }) => {
  const words = useWords().resources
  const measures = useMeasures()
  return (
    <>
      <SectionLead>{words[id].lead()}</SectionLead>
      <PointList points={POINTS[id]?.(words, measures) ?? []} />
      {id === 'sizeUp' && (
        <p className={css({ maxWidth: 'prose', marginBlockStart: '5', fontWeight: 'semibold' })}>
          {words.sizeUp.note()}
        </p>
      )}
      {id === 'hazmat' && (
        <p className={css({ marginBlockStart: '5' })}>
          {words.hazmat.call()}{' '}
          <Link href={`tel:+${CHEMTREC.replaceAll('-', '')}`}>
            <bdi dir="ltr">{CHEMTREC}</bdi>
          </Link>
        </p>
      )}
      {id === 'garments' && <Source label={words.sources()}>{words.garments.source()}</Source>}
      {id === 'hazmat' && <Source label={words.sources()}>{words.hazmat.source()}</Source>}
    </>
  )
}

const TopicBody = ({ id }: { id: TopicId }) => {
  const words = useWords().resources
  const measures = useMeasures()
  if (id === 'lengths') return <Lengths />
  if (id === 'warning') return <Warning />
  if (id === 'duration') return <Duration />
  if (id === 'area') return <Area />
  if (id === 'positioning') return <Positioning points={POINTS.positioning?.(words, measures) ?? []} />
  return <Topic id={id} />
}

export const ResourcesPage = () => {
  const words = useWords()
  const said = words.resources
  const [reader, setReader] = useState<ReaderId | null>(null)
  const sections: readonly InformationSection[] = [
    ...topicsFor(reader).map((id) => ({ id, title: said[id].title(), body: <TopicBody id={id} /> })),
    {
      id: 'sources',
      title: said.sources(),
      body: <SourceList ids={['mutcd', 'fhwa', 'garments', 'erg', 'sightDistance']} />,
    },
  ]
  return (
    <InformationPage
      eyebrow={said.eyebrow()}
      title={words.shell.menu.resources()}
      lead={said.lead()}
      picture={<FieldCard label={said.picture()} />}
      actions={
        <Button variant="outline" icon={Printer} onClick={() => window.print()}>
          {said.print()}
        </Button>
      }
      contentsLabel={said.contents()}
      tools={<ReaderFilter reader={reader} onReader={setReader} />}
      first={
        <div className={css({ marginBlockEnd: '10' })}>
          <Banner>{said.disclaimer()}</Banner>
        </div>
      }
      sections={sections}
    />
  )
}
