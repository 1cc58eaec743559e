import { certificateReissueMachine } from '../../../machines/certificate-reissue/certificate-reissue.machine.ts'
import { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { answers, fails } from '../story-actors.ts'
import type { DashboardPageProps } from './dashboard.view.tsx'

export type DashboardWorld = Readonly<{
  machine: DashboardPageProps['machine']
  reissue?: DashboardPageProps['reissue']
}>

const reissuing = () =>
  certificateReissueMachine.provide({ actors: { reissue: answers<string, { number: string }>('TIM-2222-3333') } })

export const refusingReissue = () =>
  certificateReissueMachine.provide({
    actors: {
      reissue: fails<string, { number: string }>({
        kind: 'conflict',
        code: 'NAME_UNCHANGED',
        message: 'Your name on the certificate is the one in your profile already.',
      }),
    },
  })

/** The machines of the page, in stories and tests. */
export const dashboardMachines = ({ machine, reissue = reissuing() }: DashboardWorld) => ({
  machine,
  reissue,
  copying: copyingMachine.provide({ actors: { writeText: answers<void, { text: string }>(undefined) } }),
})
