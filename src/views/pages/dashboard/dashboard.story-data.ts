import { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { answers, fails } from '../story-actors.ts'
import type { DashboardPageProps } from './dashboard.view.tsx'
import type { Correction, ReissueMachine } from './reissue-dialog.view.tsx'

export type DashboardWorld = Readonly<{
  machine: DashboardPageProps['machine']
  reissue?: DashboardPageProps['reissue']
}>

type Asked = { subject: Correction }

export const reissueThat = (perform: ReturnType<typeof answers<string, Asked>>): ReissueMachine =>
  createDeedMachine<Correction, string>().provide({ actors: { perform } })

const reissuing = () => reissueThat(answers<string, Asked>('TIM-2222-3333'))

export const refusingReissue = () =>
  reissueThat(
    fails<string, Asked>({
      kind: 'conflict',
      code: 'NAME_UNCHANGED',
      message: 'Your name on the certificate is the one in your profile already.',
    }),
  )

/** The machines of the page, in stories and tests. */
export const dashboardMachines = ({ machine, reissue = reissuing() }: DashboardWorld) => ({
  machine,
  reissue,
  copying: copyingMachine.provide({ actors: { writeText: answers<void, { text: string }>(undefined) } }),
})
