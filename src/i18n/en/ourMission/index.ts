import type { BaseTranslation } from '../../i18n-types'

const en_ourMission = {
  eyebrow: 'About us',
  lead: 'Clear the road, and see that everyone goes home. Five goals say what that means. Every agency that works beside traffic shares them.',
  contents: 'On this page',
  picture: 'Responders of five agencies stand together behind a line of cones.',
  labels: {
    what: 'What we want',
    why: 'Why it matters',
    how: 'How this program does it',
    measure: 'How it is measured',
  },
  goals: {
    heading: 'Five goals',
    lead: 'They are in this order for a reason: people first, then time, then everyone behind you.',
    struckBy: {
      title: 'Fewer struck-by fatalities',
      what: 'Nobody who stops to help is killed by a passing vehicle: no officer, firefighter, medic, tow operator or road worker, and no driver who waits for them.',
      why: 'Each year dozens of responders in the United States are struck and killed beside traffic. Many were doing ordinary work, a few steps from an open lane.',
      how: 'You learn to block before you work, to take the lane and one more, to wear class 2 or 3, and to use lights that warn without blinding. Every lesson comes back to where you stand.',
      measure:
        'Responders and response vehicles struck in each year. Near misses count too: one that is reported is a lesson that cost nothing.',
    },
    onScene: {
      title: 'Shorter on-scene times',
      what: 'Lanes open, and the last responder leaves, as soon as the work can safely end.',
      why: 'Each minute on the road is a minute of exposure, for you and for the queue behind you.',
      how: 'A full size-up report in the first minutes, the right tow truck on the first call, one shared command, and lanes cleared before paperwork.',
      measure:
        'Roadway clearance time runs from the first report until every lane is open. Incident clearance time runs until the last responder has left.',
    },
    secondary: {
      title: 'Fewer secondary crashes',
      what: 'No second crash at the scene or in its queue, in either direction.',
      why: 'For each minute that a lane stays blocked, the chance of a secondary crash grows by about 2.8 percent. The end of the queue is the most dangerous place.',
      how: 'Warning that starts before the queue does, tapers that drivers can follow, someone who watches the end of the queue, and early word to message signs and travel apps.',
      measure: 'Crashes that the report marks as secondary. Officers learn in the course what counts as one.',
    },
    education: {
      title: 'Sustained public education on state traffic laws',
      what: 'Drivers know what the law asks when they see lights ahead: move over, slow down, and move a car that can be moved.',
      why: 'A driver who gives you a lane protects you better than any cone. Many drivers have never heard of the law that asks it.',
      how: 'The course gives every agency the same words, for driver education, schools, message signs and traffic stops. One message, repeated for years.',
      measure: 'What drivers answer in surveys about the Move Over law, and how many move over where it is observed.',
    },
    congestion: {
      title: 'Less congestion impact',
      what: 'Less delay for those who are no part of the incident: commuters, freight, and the next ambulance.',
      why: 'About a quarter of all traffic delay comes from incidents. A blocked lane costs more than its share, as the lanes beside it slow down too.',
      how: 'One lane opened early, alternate routes agreed before they are needed, and recovery of what can wait in quieter hours.',
      measure: 'Hours of delay on the corridor, the length of the queue, and the time until traffic flows as before.',
    },
  },
  unified: {
    heading: 'The National Unified Goal',
    lead: 'Responder organizations across the country agreed on three things to work for together. All that we teach rests on them.',
    safety: {
      title: 'Responder safety',
      text: 'Training that all disciplines share, people and vehicles that can be seen, and drivers who move over. Whoever sees a danger says so, whatever the rank.',
    },
    clearance: {
      title: 'Safe, quick clearance',
      text: 'Plans, laws and contracts that let you open the road without waiting for permission. Quick never means careless: a fast scene is a well prepared one.',
    },
    communications: {
      title: 'Prompt, reliable communications',
      text: 'One picture of the incident, told early and in plain words, to every agency on its way and every driver heading for it.',
    },
  },
  disciplines: {
    heading: 'What each discipline does',
    lead: 'Ten professions can meet at one scene. Each has a duty of its own, and none can finish alone.',
    lawEnforcement: {
      name: 'Law enforcement',
      text: 'Secures the scene, directs traffic, investigates, and decides on removal under state law.',
    },
    fireRescue: {
      name: 'Fire and rescue',
      text: 'Puts out fire, frees people who are trapped, and blocks with the heaviest vehicle on scene.',
    },
    ems: {
      name: 'Emergency medical services',
      text: 'Treats and transports the injured, and says how many units are needed.',
    },
    towing: {
      name: 'Towing and recovery',
      text: 'Removes vehicles, cargo and debris. The road opens when the tow operator is done.',
    },
    transportation: {
      name: 'Transportation and public works',
      text: 'Sets up lane closures and detours, warns drivers by signs, and repairs the road.',
    },
    dispatch: {
      name: 'Dispatch',
      text: 'Takes the first call, sends the right units, and keeps one record that all agencies hear.',
    },
    emergencyManagement: {
      name: 'Emergency management',
      text: 'Brings people and equipment from elsewhere when an incident outgrows the county.',
    },
    hazmat: {
      name: 'Hazardous materials',
      text: 'Identifies what leaked, sets the distances, and says when it is safe.',
    },
    coroner: {
      name: 'Coroner and medical examiner',
      text: 'Takes charge of those who died, and agrees when the scene may be cleared.',
    },
    safetyServicePatrol: {
      name: 'Safety service patrol',
      text: 'Is often first: pushes disabled cars off the road, sets cones, and guards the queue.',
    },
  },
  first: {
    heading: 'Your part begins with one course',
    text: 'The National TIM responder course takes four hours online, in nine lessons. Leave when a call comes in, and go on where you stopped.',
    action: 'Start the responder course',
    partners: 'See who trains with you',
  },
  sources: 'Sources',
} satisfies BaseTranslation

export default en_ourMission
