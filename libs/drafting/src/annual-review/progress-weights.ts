/** Learned by `npm run learn-goals` from the reports in `evaluation/`; not written by hand. */
import type { SignTableRows } from '../weighing/sign-table.js';

export const PROGRESS_WEIGHTS: SignTableRows = {
  own: 0.07,
  signs: String.raw`
  -0.99
 amid 0.44
 first -0.22
 kind bare -0.77
 kind other kind -0.36
 kind other whole -0.51
 kind percent -0.42
 kind percent for ratio -0.37
 kind ratio for percent -0.36
 kind unit 0.16
 kind whole -0.75
 last -0.13
A # -0.05
A % -0.07
A ( 0.34
A ) -0.38
A , 0.23
A - 0.16
A / -0.1
A : -0.23
A = -0.7
A NAME 0.09
A OWNER -0.11
A PERSON 0.12
A a -0.03
A above -0.26
A accommodation -0.23
A accuracy 0.38
A across -0.26
A adult 0.19
A after -0.1
A again 0.6
A ago 0.31
A all 0.39
A alone -0.64
A aloud 0.11
A am -0.66
A an -0.27
A and -0.26
A annual -0.22
A answer -0.2
A april 0.2
A are 0.16
A as -0.03
A ask -0.44
A asked -0.23
A assigned -0.13
A assignment 0.18
A at -0.27
A average -0.22
A b 0.05
A back -0.4
A be -0.39
A been 0.15
A before 0.09
A began -0.23
A being 0.16
A benchmark -0.14
A block 0.04
A both 0.74
A boys -0.33
A braille -0.26
A break 0.43
A but -0.34
A by -0.07
A c -0.14
A came -0.64
A can -0.4
A card -0.5
A case -0.1
A chance -0.59
A change -0.25
A check 0.15
A checklist -0.39
A class -0.03
A classe 0.11
A classmate -0.23
A classroom -0.32
A closing -0.14
A come -0.25
A comment 0.05
A community -0.29
A complete -0.25
A comprehension -0.41
A computation -0.08
A consecutive -0.15
A continue -0.25
A conversation -0.61
A correct 0.07
A count 0.18
A counted -0.41
A crossing -0.36
A d 0.28
A daily -0.27
A date -0.43
A day -0.21
A days 0.12
A dec -0.22
A december 0.08
A detail -0.27
A did -0.38
A different 0.1
A digit 0.15
A direction -0.46
A district -0.24
A do -0.43
A does -0.4
A done -0.61
A down -0.43
A due -0.44
A during 0.13
A each 0.05
A ela -0.04
A end -0.47
A ending 0.28
A error 0.24
A essay -0.48
A every 0.27
A expression -0.08
A fact 0.09
A fall -0.63
A feb -0.43
A february 0.03
A feet -0.6
A fewer -0.35
A finished 0.24
A first -0.24
A fluency 0.19
A for -0.19
A friday 0.22
A friend -0.42
A game -0.37
A given 0.36
A go -0.31
A goal -0.05
A good -0.22
A got -0.39
A gr 0.15
A grade -0.2
A grade-level -0.28
A had 0.09
A half -0.43
A hand -0.19
A handed 0.11
A has -0.39
A have -0.48
A help -0.52
A herself 0.14
A high -0.14
A himself 0.42
A hour -0.2
A i -0.5
A iep -0.13
A if -0.09
A in -0.1
A independent -0.34
A inferential -0.07
A is -0.04
A it -0.22
A item -0.05
A jan -0.53
A january -0.5
A june -0.54
A keep -0.09
A know -0.46
A language -0.12
A last 0.23
A less -0.2
A let -0.44
A letter -0.53
A level -0.19
A library -0.48
A like -0.24
A line -0.39
A list -0.06
A little -0.34
A lunch -0.62
A m -0.2
A mar -0.07
A march -0.08
A math -0.42
A me -0.08
A mean -0.16
A median 0.23
A meeting -0.22
A met 0.22
A middle -0.2
A min -0.33
A minute -0.14
A missing 0.41
A mixed -0.45
A moment -0.29
A monday 0.26
A month -0.05
A more -0.21
A morning 0.25
A most 0.1
A mostly -0.42
A mr 0.09
A mrs 0.31
A ms -0.51
A multiplication -0.43
A my 0.04
A n 0.27
A name -0.23
A nd -0.5
A near ADMIN -0.12
A near ITEM -0.1
A near MONTH -0.11
A near NORM -0.28
A near NOW 0.15
A near OTHERS 0.06
A near PAST -0.2
A near RIGHT 0.05
A near SEASON -0.48
A near TARGET 0.07
A near TIME -0.17
A needed -0.34
A new -0.62
A next -0.23
A no 0.21
A nobody -0.58
A none 0.33
A not -0.03
A nov 0.03
A november -0.2
A now 0.27
A number -0.19
A observation 0.16
A observed 0.13
A oct -0.28
A october -0.63
A of 0.34
A off -0.2
A on 0.19
A once 0.28
A one 0.15
A ones -0.45
A only 0.26
A opportunity 0.06
A or -0.38
A ot -0.23
A out -0.06
A own 0.22
A p -0.39
A paper -0.46
A paragraph -0.56
A part 0.53
A passage -0.18
A peer -0.42
A per 0.02
A percent -0.37
A percentile -0.04
A picture 0.13
A place -0.24
A plan 0.1
A play -0.38
A pm -0.74
A point -0.1
A probe 0.2
A problem -0.11
A program -0.23
A progress -0.31
A prompt -0.14
A pull-out -0.25
A purchase 0.15
A q -0.79
A quarter -0.29
A question -0.07
A quiz -0.49
A quizze -0.31
A rd -0.54
A read 0.02
A reading 0.22
A recent -0.52
A reminder -0.52
A report -0.29
A resource -0.29
A review -0.39
A right 0.14
A room 0.2
A row -0.37
A rubric -0.03
A running -0.13
A s -0.38
A same 0.26
A sample -0.27
A says -0.25
A says ADMIN -0.06
A says ITEM -0.02
A says MONTH -0.31
A says NAME 0.07
A says NORM -0.26
A says NOW -0.02
A says OTHERS -0.16
A says OWNER -0.02
A says RIGHT 0.05
A says SEASON -0.14
A says TARGET -0.14
A says TIME 0.06
A school -0.42
A science -0.16
A scoring -0.06
A second -0.06
A semester -0.03
A sentence -0.3
A september 0.14
A session -0.17
A set 0.37
A sheet -0.31
A shift -0.64
A short -0.23
A show -0.6
A since 0.46
A skill -0.22
A so -0.42
A social -0.31
A sound -0.25
A spring -0.06
A st -0.23
A staff -0.29
A start -0.52
A stay -0.47
A still -0.45
A story 0.2
A student -0.34
A study -0.43
A summer -0.24
A support -0.17
A syllable 0.39
A t -0.63
A take -0.41
A talk -0.44
A task -0.51
A teacher -0.48
A team -0.25
A tell -0.06
A test -0.31
A text -0.57
A th -0.19
A than -0.26
A that -0.36
A the 0.07
A then -0.5
A there 0.1
A thing -0.39
A third -0.11
A this -0.04
A those 0.38
A through -0.13
A time -0.26
A to -0.04
A together -0.04
A topic -0.1
A trial 0.11
A trip -0.11
A try 0.29
A turn 0.21
A twice -0.28
A unit -0.18
A up 0.15
A upset -0.14
A visit -0.52
A vowel -0.35
A w 0.02
A walk -0.24
A was -0.05
A way -0.66
A wcpm 0.05
A we -0.16
A week 0.1
A weekly -0.45
A were 0.1
A what -0.38
A when -0.33
A where 0.17
A which -0.44
A who 0.11
A whole 0.24
A will -0.5
A winter -0.12
A with -0.13
A within -0.24
A without -0.23
A wk -0.45
A word -0.08
A work -0.27
A would -0.22
A wpm -0.05
A write -0.17
A writing -0.07
A written -0.44
A wrote -0.5
A x -0.42
A year -0.13
A yrs -0.12
A | 0.14
B # 0.27
B % -0.36
B ( -0.39
B ) 0.09
B , 0.13
B - -0.6
B / 0.14
B : 0.07
B = -0.21
B > -0.05
B NAME 0.03
B OWNER 0.13
B PERSON -0.06
B a -0.2
B about -0.27
B above -0.25
B academic -0.28
B accommodation -0.61
B accuracy -0.23
B across -0.41
B addition 0.14
B adult -0.58
B after 0.07
B again 0.31
B age -0.13
B ago 0.29
B aim 0.37
B all 0.13
B alone -0.12
B along -0.52
B aloud -0.38
B also 0.17
B an 0.3
B and 0.16
B annual -0.39
B answer -0.26
B answered -0.02
B are 0.02
B around -0.06
B as 0.24
B ask -0.54
B asked 0.11
B asks 0.1
B assigned -0.09
B at -0.2
B average 0.15
B averaged -0.21
B b -0.59
B back -0.32
B base -0.64
B baseline -0.35
B be -0.43
B been -0.07
B before -0.31
B began -0.64
B begin -0.33
B beginning -0.1
B behavior -0.11
B benchmark -0.03
B better -0.58
B between -0.61
B blend -0.3
B block -0.46
B book 0.3
B both 0.09
B braille -0.3
B break -0.23
B bus -0.44
B but -0.4
B by -0.33
B c -0.71
B call -0.22
B came 0.13
B can -0.43
B card 0.29
B carry -0.26
B change -0.1
B chart 0.03
B check 0.19
B checklist -0.59
B child -0.17
B choice -0.31
B circle -0.06
B class -0.43
B classe 0.27
B classmate -0.35
B classroom -0.31
B closed 0.28
B closing -0.42
B coach -0.39
B come 0.05
B comment 0.15
B complete -0.51
B comprehension -0.1
B consult -0.38
B continue -0.21
B conversation -0.06
B correct -0.09
B correctly -0.03
B could -0.38
B counseling -0.2
B counselor 0.33
B count -0.02
B counted 0.45
B current 0.26
B d -0.43
B daily 0.1
B date -0.34
B day -0.41
B days -0.24
B dec 0.47
B december -0.51
B desk -0.18
B detail -0.45
B device 0.2
B did 0.11
B digit -0.06
B direction -0.52
B district 0.3
B division -0.15
B does 0.05
B done 0.15
B down 0.08
B due -0.42
B during -0.04
B each -0.79
B earned 0.31
B education -0.1
B ela -0.41
B end 0.18
B ended 0.42
B english 0.06
B equation -0.21
B error -0.12
B essay -0.06
B every -0.02
B expected -0.25
B explain -0.43
B fact 0.38
B fall 0.3
B feb 0.67
B february -0.33
B fewer 0.19
B fifth -0.26
B fine -0.06
B finished -0.3
B first -0.23
B fluency -0.09
B follow -0.29
B for -0.19
B form 0.11
B fourth -0.32
B friday 0.85
B friend -0.4
B from -0.16
B full -0.56
B game -0.24
B gave 0.28
B get -0.29
B gets -0.55
B give 0.06
B given -0.52
B go -0.47
B goal -0.14
B goes -0.4
B got -0.15
B gr -0.47
B grade -0.22
B grade-level -0.29
B grader -0.39
B group -0.62
B had -0.12
B hand 0.09
B handed -0.44
B has 0.35
B have -0.07
B he'd -0.14
B hearing -0.5
B held 0.3
B help -0.19
B herself -0.46
B himself 0.26
B home 0.27
B homework -0.2
B hour -0.32
B i 0.22
B i'd -0.05
B id -0.17
B idea -0.28
B iep -0.45
B if -0.59
B in -0.26
B inch -0.37
B independent -0.32
B inferential -0.1
B instruction -0.42
B into -0.44
B is -0.16
B it -0.2
B jan 0.33
B january -0.19
B job -0.47
B june -0.19
B just 0.09
B k -0.39
B keep -0.34
B know -0.46
B lab -0.61
B language -0.27
B last 0.27
B least -0.32
B leave -0.35
B leaving -0.28
B left -0.41
B letter -0.39
B level -0.55
B like -0.47
B line -0.37
B list -0.17
B literal -0.4
B little -0.27
B longer -0.32
B look 0.02
B lunch 0.16
B m 0.13
B made 0.21
B make -0.09
B mar -0.7
B march 0.2
B mark -0.38
B math -0.36
B may -0.03
B me -0.43
B mean -0.22
B meaning 0.09
B median 0.11
B meeting 0.2
B message -0.41
B met 0.3
B middle 0.23
B min -0.2
B minute -0.26
B missed 0.08
B mixed -0.16
B model 0.03
B monday 0.49
B month 0.12
B more -0.24
B morning 0.13
B most 0.08
B multiplication 0.31
B my -0.34
B name 0.22
B near -0.3
B near ADMIN -0.05
B near ITEM -0.03
B near MONTH -0.12
B near NOW 0.17
B near OTHERS -0.04
B near PAST -0.06
B near RIGHT 0.04
B near SEASON 0.09
B near TARGET -0.02
B near TIME 0.13
B need 0.12
B needed -0.04
B new -0.24
B next -0.76
B no -0.11
B not 0.11
B note -0.14
B nov -0.09
B now 0.6
B number -0.18
B o -0.39
B oct -0.63
B october -0.07
B of 0.07
B off -0.34
B on 0.16
B once -0.48
B one -0.4
B only -0.44
B operation -0.38
B or 0.02
B oral 0.21
B order 0.08
B organization -0.03
B ot -0.12
B other -0.64
B our 0.02
B out -0.11
B over 0.24
B own 0.05
B page -0.09
B paper -0.32
B paragraph 0.47
B part 0.28
B partner 0.19
B passage 0.16
B passed 0.15
B past -0.14
B peer -0.68
B per 0.09
B period 0.31
B picture -0.1
B piece -0.41
B place 0.32
B plan -0.47
B planner -0.42
B play 0.13
B point 0.12
B present -0.09
B probe 0.09
B problem -0.03
B program -0.35
B progress -0.29
B prompt -0.48
B pt -0.46
B pull-out -0.37
B put -0.44
B q 0.26
B quarter 0.04
B question -0.18
B quiet -0.58
B quizze -0.08
B r -0.09
B rail 0.41
B rate 0.05
B reached -0.54
B read -0.38
B reading -0.23
B recent 0.23
B recipe -0.28
B regrouping -0.08
B remain -0.53
B reminder -0.03
B report -0.16
B reporting 0.47
B request -0.57
B resource -0.29
B retell -0.35
B review -0.18
B right -0.11
B rm -0.24
B room -0.28
B route -0.41
B routine -0.12
B row 0.36
B rubric 0.12
B s 0.28
B said 0.16
B same -0.37
B sample 0.03
B say 0.07
B says 0.1
B says ADMIN -0.25
B says ITEM -0.18
B says MONTH 0.08
B says NAME -0.1
B says NORM -0.26
B says NOW 0.25
B says OTHERS -0.13
B says OWNER 0.06
B says PERSON 0.03
B says RIGHT 0.08
B says SEASON 0.03
B says TARGET -0.31
B says TIME 0.12
B school 0.2
B science -0.11
B score 0.09
B scored 0.02
B scoring -0.29
B screen -0.5
B second 0.27
B section -0.51
B see -0.61
B semester 0.14
B sentence -0.14
B sept -0.68
B september 0.11
B service -0.11
B session -0.81
B set 0.24
B sheet 0.62
B shift 0.23
B show 0.25
B since -0.33
B skill -0.08
B so 0.29
B social -0.11
B solve -0.16
B something -0.33
B sound -0.66
B special -0.17
B speech -0.16
B spell -0.22
B spelling -0.16
B spoken -0.23
B spring -0.04
B st -0.29
B staff -0.26
B start -0.44
B started -0.24
B starting -0.39
B state 0.21
B stay -0.58
B step -0.59
B still 0.41
B stood -0.02
B story -0.48
B strategy 0.02
B student -0.36
B study -0.24
B subtract -0.18
B support -0.36
B syllable -0.4
B table 0.45
B take 0.29
B talk -0.45
B tally 0.23
B target -0.46
B task 0.16
B teacher 0.25
B team -0.27
B tell -0.4
B test -0.08
B text -0.04
B th -0.16
B than -0.54
B that -0.09
B the 0.09
B then -0.2
B therapy -0.33
B there -0.21
B thing 0.14
B third 0.45
B this 0.67
B through 0.17
B thursday -0.19
B time -0.02
B to -0.13
B together 0.13
B took 0.25
B topic -0.33
B travel -0.53
B tried -0.72
B turn -0.45
B turned 0.06
B twice -0.48
B two-step -0.41
B type -0.43
B under -0.15
B unit -0.49
B unpracticed -0.22
B up -0.13
B upset 0.13
B us -0.28
B use -0.26
B used 0.31
B using -0.26
B visit 0.21
B vowel -0.34
B w -0.58
B wait -0.49
B walk 0.12
B want -0.52
B was -0.03
B wcpm 0.1
B we 0.1
B week 0.2
B weekly -0.23
B went -0.02
B were -0.14
B what -0.49
B when -0.07
B where -0.46
B which 0.18
B whole -0.35
B will -0.38
B winter -0.67
B with -0.28
B within -0.51
B without 0.13
B wk 0.15
B word -0.46
B work -0.16
B would -0.57
B write -0.3
B writing -0.28
B written -0.58
B wrote -0.26
B x 0.08
B year 0.03
B you -0.39
B yr -0.04
B | -0.22
a1 # -0.49
a1 ( 0.39
a1 ) -0.07
a1 - -0.29
a1 . 0.05
a1 / -0.65
a1 : -0.29
a1 ; 0.21
a1 NAME -0.4
a1 PERSON 0.11
a1 a 0.43
a1 accuracy -0.07
a1 and -0.8
a1 assignment 0.08
a1 at -0.29
a1 but -0.62
a1 by 0.12
a1 chance -0.47
a1 consecutive -0.09
a1 correct -0.09
a1 correctly 0.02
a1 days -0.24
a1 for 0.25
a1 in -0.17
a1 is -0.28
a1 last 0.13
a1 letter -0.43
a1 min -0.33
a1 minute -0.47
a1 nd -0.38
a1 now 0.16
a1 of 0.48
a1 on 0.34
a1 opportunity -0.25
a1 or -0.35
a1 passage -0.22
a1 per 0.39
a1 pm -0.69
a1 point 0.11
a1 probe -0.18
a1 problem 0.02
a1 purchase 0.16
a1 question -0.18
a1 rd -0.51
a1 right 0.3
a1 s -0.45
a1 sample -0.26
a1 school -0.2
a1 second 0.07
a1 sentence -0.03
a1 session -0.5
a1 st -0.23
a1 step 0.07
a1 text -0.16
a1 th -0.13
a1 time -0.58
a1 to -0.45
a1 trial 0.11
a1 try -0.27
a1 turn 0.17
a1 was -0.52
a1 wcpm 0.07
a1 week -0.19
a1 when -0.59
a1 with 0.29
a1 word 0.05
a1 wpm -0.03
a1 x -0.22
a1 yrs -0.12
a1 | -0.06
a2 # -0.11
a2 % -0.27
a2 ( 0.42
a2 ) -0.67
a2 , -0.08
a2 - 0.27
a2 . 0.11
a2 / -0.29
a2 : -0.3
a2 ; 0.13
a2 NAME -0.39
a2 OWNER 0.11
a2 PERSON 0.54
a2 a -0.24
a2 an -0.16
a2 and 0.27
a2 april 0.28
a2 assignment 0.11
a2 at 0.15
a2 but -0.55
a2 by -0.56
a2 case -0.07
a2 class -0.25
a2 consecutive -0.1
a2 correct 0.21
a2 correctly 0.04
a2 daily -0.14
a2 day -0.09
a2 days -0.05
a2 december 0.4
a2 different -0.17
a2 digit -0.36
a2 each 0.13
a2 every -0.44
a2 feb -0.46
a2 fewer -0.27
a2 for -0.47
a2 goal 0.37
a2 gr 0.17
a2 grade -0.16
a2 hour -0.18
a2 i -0.54
a2 in 0.34
a2 is -0.26
a2 jan -0.47
a2 january -0.44
a2 june -0.44
a2 last 0.34
a2 letter -0.33
a2 list 0.26
a2 mar -0.36
a2 march -0.28
a2 math -0.21
a2 may -0.11
a2 minute -0.21
a2 month 0.05
a2 more -0.27
a2 morning -0.37
a2 no 0.2
a2 not -0.12
a2 now 0.37
a2 oct -0.38
a2 october -0.55
a2 of 0.03
a2 on -0.28
a2 once 0.29
a2 opportunity 0.32
a2 or -0.13
a2 over -0.25
a2 passage -0.41
a2 per -0.17
a2 percentile -0.04
a2 period -0.51
a2 point -0.1
a2 probe -0.39
a2 q -0.37
a2 quarter -0.43
a2 question 0.05
a2 reading -0.11
a2 right -0.58
a2 sample -0.21
a2 school -0.59
a2 second -0.25
a2 sentence -0.31
a2 session -0.1
a2 so -0.51
a2 sound -0.2
a2 spring -0.15
a2 syllable 0.33
a2 teacher -0.42
a2 that -0.2
a2 the 0.25
a2 then -0.5
a2 thing -0.21
a2 this 0.14
a2 time 0.16
a2 to -0.41
a2 was 0.36
a2 we -0.35
a2 week -0.23
a2 weekly -0.37
a2 were -0.42
a2 when -0.39
a2 which -0.48
a2 winter 0.12
a2 with 0.25
a2 wk -0.29
a2 word -0.15
a2 work -0.08
a2 writing -0.34
a2 written -0.35
a2 year 0.1
a2 | -0.1
a3 # 0.08
a3 % 0.41
a3 ( -0.14
a3 ) -0.61
a3 , -0.27
a3 - 0.05
a3 . 0.16
a3 / 0.14
a3 : -0.28
a3 ; -0.15
a3 NAME 0.28
a3 OWNER -0.03
a3 a -0.6
a3 ago 0.19
a3 an -0.2
a3 and -0.27
a3 april 0.46
a3 are 0.15
a3 as -0.11
a3 at 0.06
a3 before 0.12
a3 but -0.43
a3 by 0.07
a3 class 0.07
a3 day -0.06
a3 days -0.61
a3 each -0.11
a3 every 0.33
a3 fall -0.44
a3 first -0.37
a3 fluency -0.05
a3 for -0.63
a3 from -0.5
a3 goal 0.21
a3 grade 0.12
a3 has -0.32
a3 i -0.51
a3 in -0.43
a3 is 0.16
a3 it 0.35
a3 january -0.44
a3 last -0.18
a3 level -0.02
a3 march 0.14
a3 may 0.14
a3 min 0.09
a3 minute 0.18
a3 month 0.12
a3 more 0.15
a3 no 0.17
a3 not -0.7
a3 now -0.35
a3 of -0.18
a3 on 0.13
a3 one 0.26
a3 or -0.47
a3 out 0.1
a3 page -0.29
a3 paragraph -0.18
a3 passage -0.12
a3 per -0.02
a3 period -0.09
a3 probe 0.25
a3 quarter -0.26
a3 read -0.45
a3 reading 0.07
a3 same 0.04
a3 school -0.39
a3 sentence 0.14
a3 since -0.07
a3 so -0.33
a3 spring -0.4
a3 step -0.45
a3 that -0.05
a3 the -0.05
a3 then -0.36
a3 this -0.63
a3 time -0.56
a3 to -0.59
a3 was -0.55
a3 week 0.13
a3 weekly -0.23
a3 were 0.2
a3 when 0.34
a3 will -0.38
a3 winter -0.49
a3 with -0.29
a3 wk -0.23
a3 word -0.19
a3 x -0.27
a3 year -0.67
a3 | -0.04
above -1.04
above  0.33
above all 0.08
above kind bare -0.34
above kind other kind -0.18
above kind other whole 0.07
above kind percent 0.1
above kind percent for ratio -0.15
above kind ratio for percent -0.29
above kind unit 0.27
above kind whole 0.29
age 0.6 0.32
age 1.6 0.36
age 12 -0.21
age 3 -0.36
age 6 -0.26
age more -0.43
age none -0.35
age unknown 0.46
amid kin 0.02
amid of line kin -0.02
as new by words -0.04
b1 # 0.16
b1 ( -0.23
b1 ) 0.08
b1 , -0.17
b1 - -0.36
b1 . 0.14
b1 / 0.25
b1 ; 0.23
b1 = -0.07
b1 OWNER -0.05
b1 a -0.3
b1 about -0.47
b1 after -0.45
b1 all 0.21
b1 aloud -0.15
b1 and 0.3
b1 answered 0.13
b1 are 0.2
b1 around -0.42
b1 at -0.03
b1 average -0.07
b1 averaged -0.05
b1 been -0.12
b1 by -0.33
b1 counted 0.15
b1 did 0.17
b1 do -0.58
b1 earned 0.04
b1 first -0.48
b1 for -0.19
b1 from -0.47
b1 gave -0.1
b1 gets -0.36
b1 given -0.1
b1 goal -0.18
b1 got -0.03
b1 gr -0.27
b1 grade -0.26
b1 has 0.25
b1 have 0.15
b1 in -0.06
b1 is 0.02
b1 it 0.1
b1 last -0.17
b1 least -0.31
b1 level -0.45
b1 m 0.12
b1 me 0.12
b1 mean -0.29
b1 min -0.46
b1 minute -0.31
b1 now 0.05
b1 of -0.08
b1 on 0.34
b1 or -0.33
b1 over -0.29
b1 q -0.82
b1 quarter -0.59
b1 read -0.51
b1 reading 0.25
b1 rm -0.26
b1 room -0.14
b1 same -0.37
b1 says 0.3
b1 score -0.33
b1 scored -0.65
b1 scoring -0.24
b1 show 0.33
b1 so 0.38
b1 solve -0.07
b1 spell -0.2
b1 start -0.3
b1 take -0.31
b1 than -0.41
b1 the -0.57
b1 then 0.12
b1 to -0.46
b1 type -0.26
b1 were -0.2
b1 with -0.04
b1 within -0.21
b1 write -0.16
b1 wrote -0.12
b1 x -0.54
b1 year 0.05
b1 | 0.13
b2 # -0.06
b2 % -0.28
b2 ( 0.31
b2 ) 0.44
b2 . 0.21
b2 / -0.15
b2 : 0.55
b2 ; -0.3
b2 NAME -0.08
b2 OWNER -0.57
b2 PERSON 0.2
b2 a -0.48
b2 accuracy -0.11
b2 age -0.02
b2 ago 0.24
b2 alone -0.1
b2 aloud -0.42
b2 and 0.02
b2 april -0.29
b2 are -0.38
b2 asked 0.21
b2 at -0.08
b2 attendance -0.04
b2 average 0.26
b2 b -0.48
b2 baseline -0.09
b2 been 0.05
b2 began -0.63
b2 benchmark -0.28
b2 came 0.08
b2 card -0.43
b2 class -0.51
b2 classroom -0.3
b2 complete -0.26
b2 correct -0.25
b2 correctly 0.11
b2 could -0.36
b2 count -0.56
b2 date -0.2
b2 day -0.59
b2 days -0.27
b2 digit -0.4
b2 down -0.44
b2 essay 0.2
b2 fact -0.26
b2 fall 0.36
b2 feb 0.19
b2 first 0.16
b2 for -0.49
b2 friday 0.21
b2 from -0.22
b2 goal -0.6
b2 gr 0.15
b2 grade -0.32
b2 group -0.57
b2 had -0.41
b2 has 0.46
b2 himself 0.4
b2 i 0.14
b2 in -0.27
b2 inch -0.29
b2 is -0.03
b2 it -0.28
b2 jan -0.47
b2 january 0.12
b2 june -0.15
b2 last 0.26
b2 level -0.36
b2 line 0.24
b2 list -0.17
b2 log 0.07
b2 march 0.17
b2 math -0.22
b2 may 0.16
b2 me -0.51
b2 median -0.62
b2 min -0.09
b2 month -0.54
b2 more -0.33
b2 nov -0.49
b2 november -0.22
b2 now 0.41
b2 number -0.21
b2 oct -0.22
b2 october 0.29
b2 of 0.19
b2 on -0.03
b2 one -0.26
b2 or -0.45
b2 out 0.17
b2 paragraph -0.31
b2 passage 0.09
b2 peer -0.3
b2 period 0.27
b2 plan -0.29
b2 point -0.41
b2 probe 0.25
b2 problem -0.19
b2 prompt -0.26
b2 question -0.26
b2 read -0.38
b2 reading -0.08
b2 room 0.15
b2 rubric -0.34
b2 sample -0.25
b2 school -0.38
b2 sentence -0.47
b2 september -0.3
b2 so 0.13
b2 sound -0.5
b2 speech -0.18
b2 spring -0.46
b2 start -0.45
b2 started -0.39
b2 stay -0.28
b2 step -0.43
b2 stood -0.34
b2 strategy 0.18
b2 take 0.31
b2 task -0.3
b2 teacher -0.27
b2 test -0.39
b2 text -0.31
b2 that -0.1
b2 the -0.22
b2 there -0.26
b2 this 0.27
b2 time 0.17
b2 to -0.57
b2 turn -0.41
b2 turned 0.12
b2 up -0.58
b2 wcpm -0.4
b2 we -0.45
b2 went -0.35
b2 will -0.05
b2 winter -0.5
b2 with -0.45
b2 word -0.51
b2 work -0.33
b2 would -0.5
b2 writing 0.02
b2 year -0.72
b2 | 0.04
below  0.16
below kind bare -0.26
below kind other kind -0.27
below kind other whole -0.47
below kind percent 0.26
below kind percent for ratio -0.41
below kind ratio for percent -0.29
below kind unit -0.29
below kind whole 0.25
below other 1 -0.45
below other 2 0.11
below other 3 -0.02
between -0.14
c1 # -0.24
c1 ( -0.38
c1 - -0.08
c1 / 0.21
c1 > -0.51
c1 NAME 0.31
c1 OWNER 0.21
c1 PERSON 0.04
c1 a -0.4
c1 accuracy -0.55
c1 after -0.41
c1 all 0.24
c1 as 0.25
c1 at -0.24
c1 baseline -0.07
c1 by -0.97
c1 c -0.42
c1 class -0.73
c1 count -0.43
c1 fall 0.28
c1 first -0.7
c1 for 0.22
c1 from -0.3
c1 given -0.09
c1 goal -0.36
c1 gr -0.25
c1 grade 0.24
c1 has -0.34
c1 i -0.05
c1 if -0.36
c1 in -0.29
c1 is 0.26
c1 it 0.14
c1 last -0.21
c1 literal -0.31
c1 minute 0.17
c1 most 0.08
c1 next -0.35
c1 no -0.29
c1 now 0.55
c1 of -0.27
c1 on -0.12
c1 or -0.12
c1 q -0.21
c1 quarter -0.24
c1 read -0.34
c1 reading -0.21
c1 room -0.33
c1 scoring -0.31
c1 second -0.62
c1 sentence 0.06
c1 since 0.24
c1 so 0.54
c1 speech -0.35
c1 start -0.32
c1 stay -0.19
c1 the -0.05
c1 then -0.16
c1 there -0.17
c1 third 0.23
c1 this 0.19
c1 to 0.13
c1 was 0.06
c1 we -0.09
c1 week 0.18
c1 what -0.34
c1 when 0.03
c1 where -0.17
c1 which 0.08
c1 winter -0.46
c1 with -0.8
c1 word -0.34
c2 # -0.05
c2 % -0.29
c2 ( 0.02
c2 ) -0.42
c2 - -0.02
c2 / 0.02
c2 NAME -0.38
c2 OWNER -0.14
c2 PERSON -0.21
c2 a -0.67
c2 an 0.14
c2 answered 0.14
c2 are -0.16
c2 asked 0.22
c2 at -0.2
c2 began -0.58
c2 came -0.34
c2 class -0.39
c2 counted -0.1
c2 did 0.24
c2 first -0.13
c2 for -0.45
c2 from 0.23
c2 gave 0.26
c2 got 0.06
c2 grade -0.38
c2 grader -0.4
c2 had -0.13
c2 has 0.23
c2 have 0.04
c2 i -0.04
c2 in -0.45
c2 is 0.24
c2 it -0.03
c2 january -0.15
c2 last 0.29
c2 level -0.31
c2 march -0.26
c2 math -0.28
c2 may 0.2
c2 me -0.42
c2 min -0.38
c2 minute -0.3
c2 more -0.37
c2 my 0.05
c2 next -0.47
c2 no -0.34
c2 now 0.03
c2 of 0.12
c2 one 0.23
c2 other -0.37
c2 out 0.26
c2 plan -0.35
c2 quarter -0.02
c2 question -0.34
c2 reading -0.1
c2 report -0.36
c2 scored 0.27
c2 spring 0.04
c2 started 0.08
c2 team -0.17
c2 test -0.41
c2 that -0.4
c2 the 0.04
c2 time 0.15
c2 to -0.34
c2 turned -0.28
c2 used 0.41
c2 was -0.04
c2 we -0.27
c2 went -0.36
c2 were -0.19
c2 will -0.15
c2 winter -0.38
c2 with -0.45
c2 word -0.5
c2 would -0.42
c2 x 0.26
c2 year -0.41
cell 0 of 1 0.23
cell 0 of 2 0.21
cell 0 of 3 -0.18
cell 0 of 4 -0.23
cell 1 of 2 -0.23
cell 1 of 3 -0.21
cell 1 of 4 -0.32
cell 1 of 5 0.07
cell 2 of 3 0.15
cell 2 of 4 0.02
cell 2 of 5 -0.29
cell 3 of 4 0.25
cell 3 of 5 0.3
cell 4 of 5 0.08
column # 0.08
column % -0.27
column ( 0.31
column ) -0.1
column , 0.03
column - -0.47
column . 0.1
column 0 0.13
column 0.5 -0.41
column 2 -0.1
column : 0.02
column ; 0.29
column = 0.18
column NAME -0.03
column OWNER 0.18
column PERSON 0.08
column a -0.38
column all 0.1
column and 0.02
column annual -0.13
column area -0.39
column at -0.19
column b 0.34
column by 0.04
column c 0.33
column card -0.06
column class -0.73
column count 0.08
column d -0.11
column date 0.14
column day -0.24
column days 0.07
column education 0.03
column fall -0.49
column first -0.51
column for 0.05
column from 0.22
column goal 0.41
column gr -0.44
column hand 0.41
column i 0.17
column iep 0.09
column in -0.08
column is 0.28
column it -0.2
column jan 0.04
column january -0.22
column l -0.25
column last -0.34
column m 0.36
column manager -0.2
column math -0.46
column may -0.18
column met -0.42
column min 0.06
column minute 0.02
column month -0.2
column more 0.06
column most 0.14
column mr 0.23
column ms 0.14
column n 0.19
column no -0.2
column not -0.04
column note 0.19
column now 0.1
column number 0.51
column o -0.27
column oct 0.12
column of -0.29
column on -0.04
column one -0.04
column or 0.59
column other most -0.25
column out 0.17
column p 0.26
column page 0.18
column per -0.14
column program 0.27
column progress -0.26
column q 0.3
column r -0.08
column read -0.12
column reading -0.17
column report -0.2
column review -0.34
column room -0.73
column s -0.04
column same -0.37
column says ADMIN 0.19
column says ITEM -0.15
column says MONTH -0.11
column says NORM 0.14
column says NOW 0.03
column says PAST 0.03
column says RIGHT -0.43
column says SEASON -0.26
column says TARGET -0.29
column says TIME 0.19
column school -0.27
column sentence -0.09
column silent 0.14
column spring -0.08
column start 0.24
column step 0.52
column student -0.43
column t -0.39
column teacher 0.21
column team -0.18
column th 0.39
column the 0.05
column this -0.12
column time -0.09
column to 0.27
column w -0.32
column week -0.34
column what 0.32
column when -0.19
column with -0.55
column wk 0.08
column word -0.1
column work -0.43
column written -0.27
column year -0.03
column | -0.26
date before -0.13
figures 1 -0.24
figures 2 -0.07
figures 4 0.11
figures more 0.27
first -0.15
first kin -0.38
first of line kin 0.14
form bare -0.24
form decimal 0.14
form of 0.39
form percent -0.22
form slash 0.04
from end 0 0.28
from end 1 0.19
from end 2 -0.24
from end 3 -0.53
heading 0 -0.11
heading 0.5 0.47
heading 1 0.09
heading 2 0.36
heading most 0.36
heading other most -0.41
heading says ADMIN -0.33
heading says ITEM -0.19
heading says MONTH 0.23
heading says NORM -0.24
heading says NOW -0.35
heading says OTHERS -0.14
heading says PAST -0.14
heading says SEASON -0.62
heading says TARGET 0.25
heading says TIME 0.38
heading tie 0.14
highest of kin 0.31
history of kin 0.26
in  -0.42
in goal 0.12
in goal as aim -0.16
in kind bare 0.05
in kind other kind -0.32
in kind other whole 0.09
in kind percent -0.49
in kind percent for ratio 0.22
in kind ratio for percent -0.09
in kind unit -0.12
in kind whole -0.24
in other goal -0.25
is aim -0.12
kin 1 -0.24
kin 3 -0.08
kin 4 0.16
kin 8 0.16
kin after -0.26
kin before 0.24
kin behind 0 0.2
kin behind 0.5 0.49
kin behind 1 -0.04
kin behind 2 -0.02
kin behind 4 0.07
kin behind more -0.18
kin more 0.49
kin weighs 0 0.2
kin weighs 1 -0.02
kin weighs 2 0.02
kin weighs more -0.03
kind bare -0.11
kind bare amid -0.07
kind bare last -0.2
kind bare only 0.22
kind first bare 0.05
kind first other kind -0.43
kind first other whole -0.57
kind first percent 0.71
kind first percent for ratio -0.53
kind first ratio for percent -0.2
kind first unit 0.22
kind first whole 0.17
kind other kind -0.12
kind other whole -0.5
kind other whole amid 0.11
kind other whole first -0.76
kind other whole last -0.2
kind other whole only 0.12
kind percent 0.26
kind percent amid -0.18
kind percent first 0.1
kind percent for ratio -0.41
kind percent for ratio amid -0.46
kind percent for ratio first -0.35
kind percent for ratio last -0.4
kind percent for ratio only -0.39
kind percent last 0.2
kind percent only -0.1
kind ratio for percent -0.11
kind ratio for percent amid -0.1
kind ratio for percent first 0.29
kind ratio for percent last 0.1
kind ratio for percent only -0.12
kind unit 0.24
kind unit amid 0.38
kind unit first 0.07
kind unit last 0.11
kind unit only -0.08
kind whole 0.2
kind whole amid -0.03
kind whole first -0.11
kind whole last 0.15
kind whole only -0.37
known history -0.04
label # 0.41
label ( -0.22
label , 0.12
label - 0.08
label . -0.24
label / 0.41
label 0 -0.06
label 0.5 -0.48
label 1 -0.19
label 2 -0.05
label : -0.16
label NAME -0.35
label a -0.22
label and 0.48
label annual -0.37
label at -0.12
label b 0.24
label baseline -0.35
label c 0.05
label child -0.24
label dec -0.51
label feb -0.58
label for -0.28
label from -0.43
label goal -0.53
label grade -0.18
label i 0.29
label iep -0.2
label in -0.33
label jan -0.24
label last -0.07
label march -0.62
label math -0.36
label may 0.03
label min 0.14
label more 0.12
label most -0.07
label name 0.29
label nov 0.31
label oct 0.36
label of -0.2
label on 0.06
label other most -0.28
label progress -0.31
label q 0.62
label reading -0.4
label report -0.32
label says ADMIN 0.16
label says ITEM -0.06
label says MONTH 0.04
label says NORM 0.19
label says NOW 0.53
label says OTHERS -0.6
label says PAST -0.08
label says RIGHT -0.15
label says TARGET -0.15
label says TIME -0.12
label school -0.14
label sept -0.39
label silent -0.02
label start 0.14
label student -0.3
label teacher -0.31
label the -0.18
label tie -0.07
label to -0.39
label with -0.1
label word 0.36
label | 0.31
last 0.13
last but one kin 0.26
last goal -0.06
last line of kin -0.07
last of line kin 0.21
later kin -0.09
latest of kin 0.53
lead 0 0.09
lead 0.5 -0.18
lead 1 0.39
lead 2 -0.07
lead more -0.16
lead most 0.25
lead other most -0.45
lead says ADMIN -0.33
lead says ITEM 0.35
lead says MONTH 0.17
lead says NAME -0.17
lead says NORM -0.41
lead says NOW 0.15
lead says OTHERS -0.35
lead says PAST 0.1
lead says PERSON 0.08
lead says RIGHT 0.31
lead says SEASON -0.17
lead says TARGET -0.04
lead says TIME 0.27
lead silent 0.18
lead tie 0.09
lowest of kin -0.13
newest by words -0.02
newest kin 0.08
no criterion -0.1
no dates kin -0.06
no kin -0.15
nobody leads 0.07
number named 0.25
of aim 0.2 -0.28
of aim 0.5 -0.65
of aim 0.8 0.31
of aim 1 0.26
of aim 1.2 0.62
of aim 2 -0.29
of aim more -0.52
of kind amid 0.17
of kind amid newest 0.2
of kind amid no -0.26
of kind amid older 0.05
of kind amid undated 0.1
of kind amid values 0.05
of kind first -0.02
of kind first newest 0.09
of kind first no 0.06
of kind first older -0.68
of kind first undated -0.18
of kind highest 0.41
of kind last 0.14
of kind last newest 0.12
of kind last no -0.02
of kind last older 0.31
of kind last undated -0.19
of kind lowest -0.32
of kind newest 0.22
of kind no 0.08
of kind older 0.04
of kind only -0.06
of kind only newest -0.24
of kind only no 0.1
of kind undated -0.04
of line amid -0.2
of line highest 0.16
of line lowest -0.11
of two equal 0.4
of two highest -0.22
of two lowest -0.13
old by words -0.07
older 2 kin 0.35
older 6 kin -0.14
older more kin 0.05
one goal -0.07
only kin -0.17
other page -0.33
own  -0.2
own 0 -0.58
own 1 -0.07
own 2 0.43
own 4 0.37
own 8 0.49
own kind bare 0.26
own kind other kind 0.3
own kind other whole -0.48
own kind percent 0.29
own kind percent for ratio -0.34
own kind ratio for percent 0.18
own kind unit 0.35
own kind whole 0.18
own more -0.65
rank 0 0.38
rank 1 0.15
rank 2 0.21
rank 4 -0.02
rank 8 -0.18
rank more -0.44
rank none -0.53
row -0.03
row other -0.53
row own 0.27
rule baseline -0.37
rule newest 0.38
rule newest dated 0.33
rule newest of 1 -0.09
rule newest of 2 -0.07
rule newest of 3 0.33
rule newest of 4 0.65
rule not newest -0.31
rule reading -0.17
rules silent -0.09
same 0 -0.02
same 1 -0.07
same 2 0.04
same earlier 0.08
same elsewhere 0.02
same heading 0.29
same in line 0.05
same later -0.04
same paragraph 0.33
section goals 0.17
section history 0.29
section identity 0.14
section progress 0.63
section results -0.3
section strengths -0.15
told  -0.49
told above 0.35
told below -0.12
told in -0.09
told kind bare 0.17
told kind other kind 0.21
told kind other whole -0.15
told kind percent 0.2
told kind percent for ratio -0.6
told kind ratio for percent 0.28
told kind unit 0.14
told own 0.42
undated among dated -0.13
undated kin 0.08
untold  -0.55
untold above -0.17
untold below -0.25
untold in -0.18
untold kind bare -0.33
untold kind other kind -0.39
untold kind other whole -0.75
untold kind percent 0.12
untold kind percent for ratio -0.17
untold kind ratio for percent -0.55
untold kind unit 0.25
untold kind whole 0.3
untold own 0.25
weighs -1 -0.19
weighs -2 -0.04
weighs -4 -0.27
weighs -6 -0.52
weighs 0 0.21
weighs 1 0.21
weighs 2 0.31
weighs 4 0.52
weighs more 0.7
words 0 -0.23
words 0.5 -0.28
words 1 -0.1
words 2 0.35
words more 0.13
words most 0.19
words other most -0.67
words silent 0.12
words tie 0.15
`,
};
