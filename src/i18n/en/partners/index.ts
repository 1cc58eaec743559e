import type { BaseTranslation } from '../../i18n-types'

const en_partners = {
  eyebrow: 'About us',
  lead: 'Ten professions share a crash scene, often without having met. Here they meet first: in one classroom, over one table-top road.',
  contents: 'On this page',
  picture: 'A patrol car, a fire engine, an ambulance, a wrecker and a highway truck stand in one row behind cones.',
  together: {
    heading: 'Who trains together',
    lead: 'What each partner brings to a scene, and what it asks of you in return. The second part is what we hear most often in class.',
    brings: 'Brings',
    asks: 'Asks of you',
  },
  disciplines: {
    lawEnforcement: {
      name: 'Law enforcement',
      brings: 'Authority over traffic, the investigation, and the power to order a vehicle removed.',
      asks: 'Leave marks and debris where they lie until someone has looked. Say early which lane you need, and for how long.',
    },
    fireRescue: {
      name: 'Fire and rescue',
      brings: 'The heaviest block on scene, water and foam, and tools that free people.',
      asks: 'Keep a lane for the next engine. Do not park where the hose has to go.',
    },
    ems: {
      name: 'Emergency medical services',
      brings: 'Care for the injured, and the count that decides how many units come.',
      asks: 'Leave the loading doors in the shadow of the block, and a way out that is never parked shut.',
    },
    towing: {
      name: 'Towing and recovery',
      brings: 'The only trucks that can open the road again, and eyes for what a load will do when it moves.',
      asks: 'Tell us make, model, weight, load and how it rests. Give us the block for as long as we stand beside the lane.',
    },
    transportation: {
      name: 'Transportation and public works',
      brings: 'Signs, arrow boards, detours, sand, sweepers, and repairs the same night.',
      asks: 'Call us for anything longer than thirty minutes. We cannot send an arrow board that nobody asked for.',
    },
    dispatch: {
      name: 'Dispatch',
      brings: 'The first facts, the right units, and one clock for everyone.',
      asks: 'Report when you arrive, when lanes change, and when you leave. What you do not say, nobody knows.',
    },
    emergencyManagement: {
      name: 'Emergency management',
      brings: 'Resources across county lines, shelter, and a plan for the days after.',
      asks: 'Warn us when an incident may last into the night or close a route for long.',
    },
    hazmat: {
      name: 'Hazardous materials',
      brings: 'Detection, protective suits, and an answer to whether you may come closer.',
      asks: 'Read the placard from far away, stay upwind, and give us the number.',
    },
    coroner: {
      name: 'Coroner and medical examiner',
      brings: 'Charge of those who died, and care for the families.',
      asks: 'Call us early. Screen the view, touch nothing, and we will come prepared to let the road open.',
    },
    safetyServicePatrol: {
      name: 'Safety service patrol',
      brings: 'A push bumper, cones, an arrow board, and often the first pair of eyes.',
      asks: 'Let us guard the end of the queue. That is where the next crash happens.',
    },
  },
  program: {
    heading: 'Agencies in this state’s program',
    lead: 'State bodies carry the program. Local agencies and companies put it to work on their own roads.',
    state: 'State bodies',
    local: 'Local agencies and companies',
    transport: 'Builds and runs the state’s roads, and answers for every barrier, sign and signal on them.',
    traffic: 'Watches the corridors day and night, and speaks to drivers through signs and travel apps.',
    patrol: 'Polices the highways, leads crash investigation, and trains its recruits in this course.',
    emergency: 'Coordinates counties and state bodies when an incident grows beyond one of them.',
    assist: 'Patrols the busiest corridors, clears disabled vehicles, and protects the queue.',
    bodies: {
      transport: 'Department of transportation',
      traffic: 'Traffic management center',
      patrol: 'Highway patrol',
      emergency: 'Emergency management',
      assist: 'Roadway assistance patrol',
    },
    other: 'Other partners',
    loading: 'Loading the agencies',
    failed: 'The agencies could not be loaded',
    stale: 'This list may be out of date: it could not be read again.',
    emptyTitle: 'No agency is listed yet',
    empty: 'Yours could be the first: write to us.',
  },
  join: {
    heading: 'How your agency joins',
    lead: 'Any agency or company that works beside traffic can be a partner, however small.',
    write: {
      title: 'Write to us',
      text: 'Say who you are, which roads you work on, and how many people you would train.',
    },
    coordinator: {
      title: 'Name a coordinator',
      text: 'One person enrolls your people as a group, sees how far they are, and reminds them.',
    },
    course: {
      title: 'Take the first course',
      text: 'Online at your own pace, or in a classroom with the agencies you meet on the road.',
    },
    host: {
      title: 'Host a class',
      text: 'A room, a parking lot and coffee are enough. We bring the instructor and the model road.',
    },
    invite: 'Tell us about your roads. We answer with a name, a date and a first step.',
    action: 'Contact us',
    mission: 'Read the mission',
  },
} satisfies BaseTranslation

export default en_partners
