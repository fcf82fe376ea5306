/** Words that titles, forms and schools write with a capital and that are no part of a child's name. */
const WORDS = new Set(
  // what a paper is called
  (
    'report reports sample summary summaries evaluation evaluations reevaluation re-evaluation assessment assessments screening observation observations' +
    ' note notes log record records memo memorandum letter update updates review reviews profile results result data sheet form forms page section' +
    ' addendum excerpt draft write-up minutes meeting conference narrative statement input checklist check check-in probe probes progress monitoring' +
    ' present level levels performance plan plans goal goals objective objectives annual triennial initial quarterly weekly monthly daily periodic' +
    ' interim final case file folder packet printout transcript study map visit consult consultation inventory survey rubric scale chart table' +
    ' newsletter bulletin agenda policy handbook manual guide lesson unit invoice bill receipt notice consent permission application template' +
    ' calendar schedule roster list worksheet workbook curriculum curricula benchmark benchmarks norms overview introduction background' +
    ' history recommendations recommendation conclusions conclusion discussion findings interpretation impressions impact reason referral purpose' +
    ' question questions answer answers item items number date dates dob birth time times period term semester trimester quarter today' +
    // what it is about
    ' reading writing math maths mathematics language literacy spelling phonics phonemic phonological fluency comprehension vocabulary decoding' +
    ' encoding handwriting keyboarding composition grammar listening speaking speech articulation voice stuttering pragmatic pragmatics social' +
    ' emotional behavior behavioral behaviour functional adaptive academic academics achievement cognitive cognition memory attention executive' +
    ' motor fine gross sensory visual auditory hearing vision mobility orientation braille self-care self-help feeding play communication' +
    ' receptive expressive narrative pre-academic readiness transition vocational employment career education training independent living' +
    ' life skills skill problem solving computation calculation number numbers sense money work completion organization participation anxiety' +
    ' autism dyslexia disability disabilities health physical occupational psychological psychoeducational psychosocial developmental' +
    ' intellectual learning applied knowledge word words sound sounds letter-word story sentence paragraph text passage oral written general' +
    ' domain area areas strength strengths concern concerns need needs interest interests standard score scores average percentile raw total' +
    ' composite index core basic broad mean median range below above low high very superior typical current previous prior baseline target status' +
    // who works and meets there
    ' student students child children learner learners pupil pupils scholar client patient examinee kid kids family families parent parents' +
    ' guardian mother father mom dad grandmother grandfather teacher teachers staff team teams committee council board principal director' +
    ' coordinator specialist therapist pathologist psychologist counselor social worker nurse aide para paraprofessional interventionist' +
    ' examiner evaluator assessor observer clinician provider diagnostician audiologist coach manager liaison supervisor superintendent itinerant' +
    ' intern author writer signature name names grade grades gr class classroom room rm homeroom age sex gender male female pronouns id' +
    ' freshman sophomore junior senior kindergarten kdg preschool pre-k prek kg tk first second third fourth fifth sixth seventh eighth ninth tenth' +
    ' eleventh twelfth one two three four five six seven eight nine ten eleven twelve tier level' +
    // schools and offices
    ' school schools elementary middle intermediate primary secondary academy college university center centre institute clinic hospital district' +
    ' county state city township region regional area unified joint consolidated public private charter parish community cooperative consortium' +
    ' agency department dept division office services service program programs special support resource resources student-support intervention' +
    ' pediatric therapy therapies campus building library lab center street avenue road box suite fax phone email www inc llc usa' +
    ' early childhood head start preschool extended title exceptional inclusion inclusive self-contained related federal national' +
    // time
    ' january february march july september october november december feb apr jul aug sep sept oct nov dec' +
    ' monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun fall winter spring year' +
    ' halloween thanksgiving christmas easter hanukkah ramadan diwali' +
    ' years month months week weeks day days morning afternoon midyear' +
    // what sentences and letters begin with
    ' the this that these those a an and or but of for to from in on at by with without about into over under as if when while where who what' +
    ' which why how he she they it we you i his her their its our your my is are was were be has have had do does did can could will would should' +
    ' might must not no yes none all any each every both some most more other others another same such only also then there here now' +
    ' dear hello hi thank thanks please sincerely regards re subject regarding attn cc enc confidential attached see given using during after' +
    ' before since because although however overall according based per next last new old mr mrs ms miss dr prof rev sr jr hey note-taking' +
    ' strongly agree disagree always never often sometimes rarely asked given noticed written prepared completed signed seen tested administered' +
    ' dates filled observed english spanish french american african asian european native test tests testing edition battery subtest subtests' +
    ' measure measures task tasks activity tool tools instrument condition setting place length source sources type step steps trial trials' +
    ' wechsler woodcock johnson kaufman vineland conners beery peabody goldman fristoe clinical classroom-based dibels acadience star map i-ready' +
    ' iep idea plaafp plop fba bip slp ot pt ape esy ell esl rti mtss sst pbis aac wcpm iq cbm' +
    ' good great best excellent poor fair mild moderate severe significant average rules rule tips ideas help ways things things-to' +
    ' united states north south east west northern southern eastern western central valley creek river hills heights lake ridge park grove springs'
  ).split(/\s+/),
);

/** Words of places and times that are families' names as well: behind a given name they are one. */
const FAMILIES = new Set(
  'park lake west east north south day page case best good grove hills heights valley ridge springs early winter fall bill english french head center'.split(
    ' ',
  ),
);

/** Months and seasons that are given names as well: before a family name they are one. */
const GIVEN = new Set('april may june august jan jun mar summer autumn winter'.split(' '));

/** Whether a word of the calendar may begin a name: "June Park", and not "Compiled June 4". */
export const mayBeginAName = (word: string): boolean => GIVEN.has(word.toLowerCase());

/** Whether a word of titles or places may end a name: "Ji-woo Park", and not "Deer Park School". */
export const mayEndAName = (word: string): boolean => FAMILIES.has(word.toLowerCase());

/** Whether a capitalized word belongs to a title, a form or a school. "Reading's" and "NOTES" count like the word. */
export const isTitleWord = (word: string): boolean =>
  WORDS.has(word.replace(/['’]s$|[.,:;]$/g, '').toLowerCase());
