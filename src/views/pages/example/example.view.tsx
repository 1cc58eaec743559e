import { css } from 'styled-system/css'

import { COURSE_TYPE } from '../../../domain/course.ts'
import { LESSON_PICTURES } from '../../../domain/lesson-picture.ts'
import { CATEGORY_PICTURES } from '../../../domain/picture.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Checkpoint } from '../../illustrations/checkpoint.view.tsx'
import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { LockedLane } from '../../illustrations/locked-lane.view.tsx'
import { CourseThumbnail, LessonThumbnail } from '../../illustrations/picture.view.tsx'
import { RoadClosed } from '../../illustrations/road-closed.view.tsx'
import { InformationPage } from '../information/information-page.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'
import { ButtonSample } from './controls.view.tsx'
import { DataSample } from './data.view.tsx'
import { EmptySample, MessageSample, ProgressSample, StatusSample, type OnMessage } from './feedback.view.tsx'
import { FormSample } from './form.view.tsx'
import { ColourSample, SpaceSample, TypeSample } from './foundations.view.tsx'
import { OverlaySample } from './overlays.view.tsx'

export type ExamplePageProps = Readonly<{
  /** Says something at the edge of the screen, as the app does. */
  onMessage: OnMessage
}>

const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: '6',
  alignItems: 'end',
  marginBlockStart: '6',
})
const rounded = css({ borderRadius: 'surface', overflow: 'hidden' })

const PictureSample = () => {
  const { lead } = useWords().example.pictures
  return (
    <>
      <SectionLead>{lead()}</SectionLead>
      <div className={pictures}>
        {CATEGORY_PICTURES.map((picture) => (
          <div key={picture} className={rounded}>
            <CourseThumbnail course={{ courseTypeId: COURSE_TYPE.standard, courseCategory: { picture } }} />
          </div>
        ))}
        {LESSON_PICTURES.map((lesson) => (
          <div key={lesson} className={rounded}>
            <LessonThumbnail lesson={lesson} />
          </div>
        ))}
        <Checkpoint />
        <RoadClosed />
        <LockedLane />
        <ClearedLane />
      </div>
    </>
  )
}

/** The design system at work: every part that pages are made of, on one page. */
export const ExamplePage = ({ onMessage }: ExamplePageProps) => {
  const said = useWords().example
  return (
    <InformationPage
      eyebrow={said.eyebrow()}
      title={said.title()}
      lead={said.lead()}
      picture={<ClearedLane />}
      contentsLabel={said.contents()}
      sections={[
        { id: 'type', title: said.type.heading(), body: <TypeSample /> },
        { id: 'colors', title: said.colours.heading(), body: <ColourSample /> },
        { id: 'space', title: said.space.heading(), body: <SpaceSample /> },
        { id: 'buttons', title: said.buttons.heading(), body: <ButtonSample /> },
        { id: 'forms', title: said.forms.heading(), body: <FormSample /> },
        { id: 'status', title: said.status.heading(), body: <StatusSample /> },
        { id: 'messages', title: said.messages.heading(), body: <MessageSample onMessage={onMessage} /> },
        { id: 'data', title: said.data.heading(), body: <DataSample /> },
        { id: 'progress', title: said.progress.heading(), body: <ProgressSample /> },
        { id: 'overlays', title: said.overlays.heading(), body: <OverlaySample /> },
        { id: 'empty', title: said.empty.heading(), body: <EmptySample /> },
        { id: 'pictures', title: said.pictures.heading(), body: <PictureSample /> },
      ]}
    />
  )
}
