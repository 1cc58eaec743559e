import { useActorRef, useSelector } from '@xstate/react'
import { LogIn, Upload } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import type { TaughtWith } from '../../../domain/contract/material.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { materialUploadMachine } from '../../../machines/materials/material-upload.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { CourseMaterials, type MaterialsKeeper } from './course-materials.view.tsx'
import type { Retired } from './retire-dialog.view.tsx'

const UploadDialog = latePart(() => import('./upload-dialog.view.tsx'))
const RetireDialog = latePart(() => import('./retire-dialog.view.tsx'))

/** Who looks: materials are for those who teach, and kept by those who run the programme. */
export type MaterialsViewer = 'unknown' | 'guest' | 'visitor' | 'reader' | 'keeper'

export type MaterialsPageProps = Readonly<{
  viewer: MaterialsViewer
  materials: ResourceMachine<readonly TaughtWith[]>
  courses: ResourceMachine<readonly Course[]>
  upload: typeof materialUploadMachine
  retiring: DeedMachine<Retired>
  onSignIn: () => void
}>

const list = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' })

const MaterialsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={list}>
    <Skeleton height="18rem" />
    <Skeleton height="12rem" />
  </div>
)

/** Why there is nothing to see here, and the way in. */
const NotYours = ({ isGuest, onSignIn }: Readonly<{ isGuest: boolean; onSignIn: () => void }>) => {
  const { teachingMaterials: said } = useWords()
  return (
    <EmptyState
      title={isGuest ? said.guestTitle() : said.notYoursTitle()}
      illustration={<EmptyLane />}
      action={
        <>
          {isGuest && (
            <Button icon={LogIn} onClick={onSignIn}>
              {said.signIn()}
            </Button>
          )}
          <LinkButton href="/contact" variant="outline">
            {said.become()}
          </LinkButton>
        </>
      }
    >
      {isGuest ? said.guest() : said.notYours()}
    </EmptyState>
  )
}

type ReaderProps = Pick<MaterialsPageProps, 'materials'> & Readonly<{ keeper: MaterialsKeeper | null }>

const Materials = ({ materials, keeper }: ReaderProps) => {
  const words = useWords()
  const { teachingMaterials: said } = words
  const actor = useActorRef(materials, { input: { query: undefined } })
  const face = useSelector(actor, resourceFace)
  const taught = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  if (!taught) {
    return face === 'failed' ? (
      <ErrorState title={said.failed()} {...retryWay(words, fault, () => actor.send({ type: 'resource.retried' }))}>
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <MaterialsSkeleton label={said.loading()} />
    )
  }
  return (
    <div className={list}>
      {face === 'partial' && (
        <Banner tone="warning" announce="status">
          {said.stale()}
        </Banner>
      )}
      {taught.length === 0 ? (
        <EmptyState title={said.emptyTitle()} illustration={<EmptyLane />}>
          {said.empty()}
        </EmptyState>
      ) : (
        taught.map((course) => <CourseMaterials key={course.courseId} course={course} keeper={keeper} />)
      )}
    </div>
  )
}

type KeptProps = Pick<MaterialsPageProps, 'materials' | 'courses' | 'upload' | 'retiring'>

const Kept = ({ materials, courses, upload, retiring }: KeptProps) => {
  const { teachingMaterials: said } = useWords()
  const keeper = { upload: useActorRef(upload), retiring: useActorRef(retiring) }
  const isAdded = useSelector(keeper.upload, (at) => at.matches({ resting: 'added' }))
  const isRetiring = useSelector(keeper.retiring, (at) => !at.matches('resting'))
  const isAdding = useSelector(keeper.upload, (at) => at.matches('choosing') || at.matches('uploading'))
  return (
    <>
      <p className={css({ marginBlockEnd: '5' })}>
        <Button
          icon={Upload}
          onClick={() => keeper.upload.send({ type: 'upload.begun', target: { kind: 'material' } })}
        >
          {said.add.open()}
        </Button>
      </p>
      <div role="status" className={css({ '&:not(:empty)': { marginBlockEnd: '5' } })}>
        {isAdded && <Banner tone="success">{said.add.done()}</Banner>}
      </div>
      <Materials materials={materials} keeper={keeper} />
      <Suspense fallback={null}>
        {isAdding && <UploadDialog actor={keeper.upload} courses={courses} />}
        {isRetiring && <RetireDialog actor={keeper.retiring} />}
      </Suspense>
    </>
  )
}

export const MaterialsPage = ({ viewer, onSignIn, ...rest }: MaterialsPageProps) => {
  const { teachingMaterials: said } = useWords()
  return (
    <PageFrame width="narrow">
      <PageHeader title={said.title()} lead={said.lead()} />
      {viewer === 'unknown' && <MaterialsSkeleton label={said.loading()} />}
      {(viewer === 'guest' || viewer === 'visitor') && <NotYours isGuest={viewer === 'guest'} onSignIn={onSignIn} />}
      {viewer === 'reader' && <Materials materials={rest.materials} keeper={null} />}
      {viewer === 'keeper' && <Kept {...rest} />}
    </PageFrame>
  )
}
