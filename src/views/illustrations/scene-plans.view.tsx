import type { ReactNode } from 'react'

import { paint, picture } from './paint.ts'
import {
  CarFromAbove,
  ConeRow,
  EngineFromAbove,
  Marker,
  PersonFromAbove,
  TrafficArrow,
  zone,
} from './plan-parts.view.tsx'

/** Three lanes and two shoulders. Plans never mirror with the language: right is right of the driver. */
const Road = ({ height, children }: { height: number; children: ReactNode }) => (
  <>
    <rect className={paint.ground} width="240" height={height} rx="10" />
    <rect className={paint.road} x="40" width="160" height={height} />
    <path className={paint.white} d={`M53 0h2.4v${height}H53zM184.600 0h2.400v${height}h-2.400z`} />
    <path className={paint.lane} strokeDasharray="18 16" d={`M98.500 6v${height}M141.500 6v${height}`} />
    {children}
  </>
)

const RightBlocked = () => (
  <>
    <path className={zone.safe} d="M143 60h42v112l-42 22z" />
    <CarFromAbove x={160} y={92} turn={24} />
    <CarFromAbove x={170} y={130} turn={-12} colour={paint.white} />
    <PersonFromAbove x={152} y={122} />
    <EngineFromAbove x={163} y={200} turn={-24} />
    <ConeRow from={[192, 306]} to={[145, 238]} count={5} />
    <TrafficArrow x={77} y={300} length={52} />
    <TrafficArrow x={120} y={300} length={52} />
    <TrafficArrow x={77} y={120} length={52} />
    <TrafficArrow x={120} y={120} length={52} />
  </>
)

const TwoBlocked = () => (
  <>
    <path className={zone.safe} d="M100 60h85v108l-85 34z" />
    <CarFromAbove x={164} y={84} turn={18} />
    <CarFromAbove x={166} y={126} turn={-10} colour={paint.white} />
    <PersonFromAbove x={134} y={92} />
    <PersonFromAbove x={128} y={124} />
    <EngineFromAbove x={143} y={202} turn={-58} scale={1.12} />
    <ConeRow from={[192, 312]} to={[102, 232]} count={7} />
    <TrafficArrow x={77} y={300} length={52} />
    <TrafficArrow x={77} y={120} length={52} />
  </>
)

export type BlockingKind = 'right' | 'left' | 'plusOne'

/** How the first heavy vehicle stands, by where the work is. */
export const BlockingPlan = ({ kind, label }: { kind: BlockingKind; label: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 240 330" className={picture}>
    <Road height={330}>
      {kind === 'plusOne' ? (
        <TwoBlocked />
      ) : (
        // Working on the left is the same picture the other way round.
        <g transform={kind === 'left' ? 'translate(240 0) scale(-1 1)' : undefined}>
          <RightBlocked />
        </g>
      )}
    </Road>
  </svg>
)

const WarningSign = ({ x, y }: { x: number; y: number }) => (
  <rect className={paint.pink} x={x - 9} y={y - 9} width="18" height="18" rx="2" transform={`rotate(45 ${x} ${y})`} />
)

/** The whole area from the first sign to the last cone; the markers are numbered as traffic meets them. */
export const IncidentAreaPlan = ({
  label,
  numbers,
}: {
  label: string
  numbers: readonly [string, string, string, string]
}) => (
  <svg role="img" aria-label={label} viewBox="0 0 240 640" className={picture}>
    <Road height={640}>
      <path className={zone.closed} d="M143 44 190 0h-5L143 20zM143 44h42v352h-42zM143 396h42l8 104z" />
      <path className={zone.safe} d="M143 104h42v102l-42 18z" />
      <CarFromAbove x={160} y={130} turn={20} />
      <CarFromAbove x={168} y={170} turn={-14} colour={paint.white} />
      <PersonFromAbove x={152} y={160} />
      <EngineFromAbove x={163} y={236} turn={-24} />
      <ConeRow from={[145, 44]} to={[188, 4]} count={4} />
      <ConeRow from={[145, 396]} to={[145, 60]} count={11} />
      <ConeRow from={[194, 506]} to={[147, 404]} count={8} />
      <WarningSign x={212} y={556} />
      <WarningSign x={28} y={556} />
      <WarningSign x={212} y={616} />
      <WarningSign x={28} y={616} />
      <TrafficArrow x={77} y={630} length={44} />
      <TrafficArrow x={120} y={630} length={44} />
      <TrafficArrow x={120} y={340} length={44} />
      <TrafficArrow x={77} y={340} length={44} />
      <Marker x={98} y={550}>
        {numbers[0]}
      </Marker>
      <Marker x={98} y={450}>
        {numbers[1]}
      </Marker>
      <Marker x={98} y={220}>
        {numbers[2]}
      </Marker>
      <Marker x={98} y={26}>
        {numbers[3]}
      </Marker>
    </Road>
  </svg>
)
