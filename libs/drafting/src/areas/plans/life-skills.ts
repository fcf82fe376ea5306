/** Adaptive skills and the transition to adult life: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

export const LIFE_SKILLS_PLANS = {
  'Daily living and safety': {
    conditions: [
      'during the community or school route',
      'given the real materials of the routine',
      'when a safety situation is practiced in place',
      'using a picture or text checklist in the real place',
    ],
    behaviors: ['complete {n|the steps} of the routine', 'carry out {n|the steps} of the routine in order'],
    variants: [
      {
        fits: /cross|street|traffic|curb|driveway/i,
        behaviors: ['complete {n|the steps} of crossing the street'],
        conditions: [
          'at a marked crossing with an adult within reach',
          'when the class walks to a community site',
          'during practice at a real crossing',
        ],
      },
      {
        fits: /cook|meal|snack|food|kitchen|stove|recipe/i,
        conditions: ['during a cooking activity', 'given a recipe and the real tools'],
        behaviors: ['complete {n|the steps} of preparing the food'],
      },
      {
        fits: /emergency|stranger|alarm|fire drill|phone|address/i,
        conditions: [
          'when a safety situation is practiced in place',
          'during an announced or unannounced safety drill',
        ],
        behaviors: ['show what to do in the safety situation'],
      },
    ],
    prefers: [/steps/],
    probes: ['task-analysis checklists', 'step checklists in the real place'],
    settings: ['school, home and community routes', 'school and community routines'],
    tasks: [
      'moving through the day with less adult help',
      'taking part in class routines and community trips',
    ],
    ladders: [
      ['with a model for each step', 'with one prompt for each missed step', 'without prompts'],
      ['with an adult beside', 'with an adult in view', 'without adult help'],
    ],
    bands: {
      preschool: {
        conditions: ['given picture steps in a daily routine', 'during a class walk or routine'],
        settings: ['arrival, snack and outdoor play'],
        tasks: ['taking part in daily routines with other children'],
      },
    },
  },
  'Money and time': {
    conditions: [
      'given real coins, bills and price tags',
      'when shown clocks and a daily schedule',
      'during a purchase in the school store',
      'using coins and bills in mixed order',
    ],
    behaviors: ['state or count out the amount asked for', 'state the amount or time asked for'],
    variants: [
      {
        fits: /elapsed time|how (?:much|long) (?:time|until)/i,
        conditions: ['given a start time and an end time', 'using a daily schedule and a clock'],
        behaviors: ['state how much time lies between two clock times'],
      },
      {
        fits: /next[- ]dollar/i,
        conditions: ['during a purchase in a store', 'when shown a price at the register'],
        // With a twenty for every price, enough would be handed over each time.
        behaviors: ['pay the next dollar up from the price', 'hand over the next dollar up from the price'],
        probes: ['tallied purchases'],
        ladders: [
          ['with a model and practice prices', 'with a picture card', 'without a card'],
          ['with an adult at the register', 'with an adult in view', 'without adult help'],
        ],
      },
      {
        fits: /^ratio purchases/i,
        conditions: ['during a purchase in a store', 'when shown a price at the register'],
        behaviors: ['pay correctly for the item', 'make the purchase correctly'],
        probes: ['tallied purchases'],
        ladders: [
          ['with a model and practice prices', 'with a picture card', 'without a card'],
          ['with an adult at the register', 'with an adult in view', 'without adult help'],
        ],
      },
      {
        fits: /check\w* (?:\w+ )?change/i,
        conditions: ['after paying with bills or coins', 'during a purchase in a store'],
        behaviors: ['check the change received'],
        probes: ['tallied purchases'],
      },
      {
        fits: /enough money/i,
        conditions: ['given priced items and a set amount of money', 'during a planned shopping task'],
        behaviors: ['state whether the money in hand is enough'],
      },
      {
        fits: /clock|tell(?:s|ing)? time|schedule/i,
        conditions: ['when shown clocks set to different times', 'given a clock and a daily schedule'],
        behaviors: ['state the time shown'],
      },
      {
        fits: /coin|change|bill|dollar|money|price|\bpa(?:y|id)\b|\bcosts?\b/i,
        conditions: [
          'given real coins and bills',
          'during a purchase in the school store',
          'given coins in mixed order and a price',
        ],
        behaviors: ['count out the amount asked for', 'pay the price asked for with coins and bills'],
      },
      { fits: /budget/i, behaviors: ['write a budget that fits the amount given'] },
    ],
    probes: ['probes with real coins, bills and clocks', 'tallied purchases and time questions'],
    settings: ['the school store and community shops', 'purchases and daily schedules'],
    tasks: [
      'buying, budgeting and keeping to a schedule',
      'using money and time in class routines and trips',
    ],
    ladders: [
      ['with a model and a picture card', 'with a picture card', 'without a card'],
      ['with one kind of coin or time', 'with two kinds mixed', 'with all taught kinds mixed'],
    ],
    bands: {
      secondary: {
        settings: ['work-based learning and community shops', 'purchases and personal schedules'],
        tasks: ['managing purchases, pay and a schedule', 'handling money and time on trips and at work'],
      },
      adult: {
        settings: ['work and community shops', 'purchases and personal schedules'],
        tasks: ['managing purchases, pay and bills', 'handling money and time at work and at home'],
      },
    },
  },
  Employment: {
    conditions: [
      'given a work task at a school or community site',
      'using a task checklist at the worksite',
      'after one demonstration of a job task',
      'during a scheduled work period',
    ],
    behaviors: ['complete {n|the steps} of the job task', 'carry out {n|the steps} of the assigned job'],
    variants: [
      {
        fits: /application|resume|interview/i,
        behaviors: ['complete {n|the parts} of a job application packet'],
        conditions: ['given job postings and a sample application', 'when meeting with the transition staff'],
      },
      {
        fits: /career|interest/i,
        behaviors: ['write a comparison of jobs that match stated interests'],
        conditions: ['after an interest inventory', 'given career websites and a comparison chart'],
      },
      {
        fits: /\basks?(?:ed|ing)? (?:for|the|his|her|their|a )?(?:next|supervisor|help|manager|boss|coach)|when stuck/i,
        conditions: ['when a task is finished or a step is not clear', 'during a scheduled work period'],
        behaviors: ['ask the supervisor for help or for the next task'],
        probes: ['tallies of requests at work', 'supervisor checklists'],
      },
      {
        fits: /(?:moves?|goes|starts?) (?:on )?(?:to )?the next (?:task|job|step)/i,
        conditions: ['when one task is finished', 'during a scheduled work period'],
        behaviors: ['begin the next task without being told'],
      },
      {
        fits: /lasting/i,
        behaviors: ['keep working on the assigned job without a prompt'],
        probes: ['timed work samples at the site'],
      },
      {
        fits: /^(?!ratio (?:task )?steps).{0,400}(?:redirect|prompt|supervis)/i,
        behaviors: ['work through the assigned job from start to end'],
      },
    ],
    probes: ['worksite task checklists', 'supervisor checklists'],
    settings: ['a school or community worksite', 'work-based learning'],
    tasks: ['work-based learning and career classes', 'reaching the stated employment plans after school'],
    ladders: [
      ['with a job coach modeling', 'with a checklist and one check-in', 'with a checklist alone'],
      ['with prompts at hard steps', 'with one prompt per shift', 'without prompts'],
    ],
  },
  'Education and training': {
    conditions: [
      'given a planning guide for programs after high school',
      'using an online search and a comparison chart',
      'when meeting with the counselor, with an agenda',
      'after a visit or virtual tour of a program',
    ],
    behaviors: [
      'complete {n|the written steps} of the application plan',
      'write up {n|the steps} of the plan for further training',
    ],
    probes: ['checklists of finished products', 'reviews of the planning folder'],
    settings: ['the counseling office and at home', 'college and career classes'],
    tasks: [
      'choosing courses that lead to the plans after school',
      'reaching the stated education plans after school',
    ],
    ladders: [
      ['with staff beside', 'with a checklist and a check-in', 'with a checklist alone'],
      ['with the choices narrowed together', 'with a comparison chart', 'with a search done alone'],
    ],
  },
  'Independent living': {
    conditions: [
      'given the real materials of the routine',
      'using a picture or text checklist',
      'after one demonstration in the real place',
      'during a planned community trip',
    ],
    behaviors: [
      'complete {n|the steps} of the routine',
      'carry out {n|the steps} of the household or travel routine',
    ],
    variants: [
      {
        fits: /bus|travel|transit|transport/i,
        behaviors: ['complete {n|the steps} of the bus trip'],
        conditions: ['during a planned bus trip', 'using a phone or printed schedule'],
      },
      { fits: /laundry/i, behaviors: ['complete {n|the steps} of doing laundry'] },
      { fits: /cook|meal|recipe/i, behaviors: ['complete {n|the steps} of the recipe'] },
      {
        fits: /budget|bank/i,
        conditions: ['given bills and a pay stub', 'using a budget sheet'],
        behaviors: ['fill in {n|the lines} of the budget correctly'],
        probes: ['scored budget sheets'],
      },
    ],
    probes: ['task-analysis checklists', 'step checklists kept in place'],
    settings: ['home, school and community', 'the community and at home'],
    tasks: [
      'living as independently as possible after school',
      'life skills classes and community instruction',
    ],
    ladders: [
      ['with a model for each step', 'with a picture or text checklist', 'without prompts'],
      ['with staff beside', 'with staff in view', 'without staff'],
    ],
  },
  'Self-advocacy': {
    conditions: [
      'given a written list of accommodations',
      'when a class task calls for an accommodation',
      'after directions that are unclear',
    ],
    behaviors: [
      'request the accommodation or help needed',
      'ask the adult in charge for the help or accommodation needed',
    ],
    variants: [
      {
        fits: /(?:list|name|state|knows?|describe|explain)\w* (?:\w+ ){0,6}accommodations|accommodations\b[^.]{0,60}\b(?:named|listed|told|explained)\b/i,
        conditions: ['when asked which supports help', 'during practice for the IEP meeting'],
        behaviors: ['name {n|the accommodations} and say when each helps'],
        probes: ['short interviews scored with a list'],
        ladders: [
          ['with the written list in view', 'with one hint', 'without a list or hints'],
          ['after a review of the plan', 'after one reminder of the plan', 'without a review'],
        ],
      },
      {
        fits: /went wrong|at work|work ?site|\bshift\b|coworker/i,
        conditions: ['when something goes wrong at work', 'during a scheduled work period'],
        behaviors: ['tell the supervisor what is wrong and ask for help'],
        settings: ['a school or community worksite'],
      },
      {
        fits: /speaker|repeat|noisy|microphone|\bmissed something/i,
        conditions: [
          'when speech is missed in a noisy place',
          'during class or group talk that is hard to hear',
        ],
        behaviors: ['ask the speaker to repeat, or move or ask for the microphone'],
      },
      {
        fits: /meeting|lead|\bIEP\b/i,
        conditions: ['during a planning meeting', 'when the IEP team meets'],
        behaviors: ['present strengths, needs and plans to the team'],
        probes: ['meeting checklists'],
      },
    ],
    probes: ['request tallies', 'tallies of requests in class'],
    settings: ['general education classes and the IEP meeting', 'classes with different teachers'],
    tasks: ['getting the supports that make class work possible', 'asking before falling behind'],
    ladders: [
      ['with a script and practice beforehand', 'with a cue card', 'without a script or cue'],
      ['with a familiar teacher', 'with two teachers', 'with any teacher'],
    ],
    bands: {
      preschool: {
        conditions: ['when help is needed in play or a routine'],
        behaviors: ['ask for help with words, a sign or a picture'],
        settings: ['centers and snack'],
        tasks: ['getting help in play and routines'],
      },
      elementary: {
        conditions: [
          'when directions or materials are unclear',
          'when help is needed in class',
          'during independent work with a help card in reach',
        ],
        settings: ['classes with different teachers', 'the classroom, lunch and specials'],
        tasks: ['getting help before falling behind', 'asking before falling behind'],
      },
      adult: {
        settings: ['work, training and community agencies'],
        tasks: ['asking for accommodations at work and in training'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
