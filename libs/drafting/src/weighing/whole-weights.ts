/** Learned by `npm run learn-wholes` from the reports in `evaluation/`; not written by hand. */
import type { SignTableRows } from './sign-table.js';

export const WHOLE_WEIGHTS: SignTableRows = {
  own: -0.08,
  signs: String.raw`
0 before " -0.38
0 before # -0.46
0 before ( 0.47
0 before , -0.22
0 before - 0.26
0 before / -0.28
0 before : 0.37
0 before ; 0.13
0 before ^ -0.51
0 before a -0.27
0 before about -0.24
0 before acros 0.8
0 before all 0.35
0 before and -0.54
0 before at 0.06
0 before been 0.44
0 before count -0.33
0 before earn -0.25
0 before first -0.59
0 before for -0.21
0 before from 0.45
0 before gave 0.22
0 before got -0.22
0 before grade -0.41
0 before ha -0.31
0 before had 0.49
0 before her 0.38
0 before him 0.58
0 before i 0.43
0 before idea -0.6
0 before includ -0.12
0 before last 0.21
0 before nam -0.07
0 before of 0.67
0 before on 0.14
0 before over -0.53
0 before read -0.51
0 before same 0.85
0 before scor -0.11
0 before show -0.69
0 before the -0.11
0 before to -1
0 before wa -0.72
0 before were -0.3
0 before with 0.11
0 before wrote -0.42
0 before | -0.41
0 behind  -0.65
0 behind # 0.19
0 behind ( -1.05
0 behind ) -0.45
0 behind , -0.9
0 behind - -0.32
0 behind . 0.52
0 behind / -0.88
0 behind : -0.59
0 behind ; -0.12
0 behind and -0.53
0 behind assignme 0.64
0 behind bear -0.11
0 behind capital 0.37
0 behind chanc 0.03
0 behind clas 0.14
0 behind correct -0.62
0 behind day -0.47
0 behind in -0.06
0 behind item 0.17
0 behind letter 0.61
0 behind of 0.61
0 behind on 0.1
0 behind or -0.6
0 behind plac -0.03
0 behind point -0.94
0 behind question 0.51
0 behind right -0.89
0 behind school 0.31
0 behind sentenc 0.57
0 behind she -0.25
0 behind step 0.27
0 behind story -0.14
0 behind such 0.18
0 behind th -0.96
0 behind tim -0.04
0 behind to -0.21
0 behind total -0.64
0 behind tri 0.5
0 behind week -0.94
0 behind with 0.26
0 behind word -0.38
0 behind | -0.02
0 own before # 0.37
0 own before ( -0.71
0 own before , 0.13
0 own before - -0.71
0 own before . -0.96
0 own before : -0.06
0 own before ; 0.59
0 own before a 0.03
0 own before about -0.24
0 own before and -0.16
0 own before answer 0.87
0 own before at 0.47
0 own before average -0.43
0 own before but -0.53
0 own before by 0.1
0 own before conventi -0.28
0 own before did 0.73
0 own before each -0.59
0 own before every -0.48
0 own before for 0.11
0 own before from -0.35
0 own before gave 0.49
0 own before got 0.62
0 own before i -0.52
0 own before in 0.54
0 own before it 0.27
0 own before last 0.39
0 own before median -0.51
0 own before middle -0.35
0 own before nam 0.63
0 own before no -0.6
0 own before of -0.48
0 own before on 0.51
0 own before organiza -0.34
0 own before out 0.45
0 own before read 0.48
0 own before so 0.16
0 own before than 0.04
0 own before that -0.48
0 own before the 0.36
0 own before thi -0.2
0 own before to -0.36
0 own before us -0.32
0 own before wa -0.38
0 own before which -0.03
0 own before with 0.09
0 own before wrote 0.09
0 own before | 0.26
0 own behind " 0.57
0 own behind # 0.54
0 own behind $ -0.91
0 own behind ( 0.44
0 own behind ) -0.33
0 own behind , -0.59
0 own behind . 0.53
0 own behind : -0.12
0 own behind ; 0.7
0 own behind a -1
0 own behind and -0.46
0 own behind by -0.51
0 own behind correct 0.43
0 own behind digit -0.41
0 own behind foot -0.22
0 own behind for -0.97
0 own behind from 0.12
0 own behind had 0.74
0 own behind hand 0.02
0 own behind he -0.69
0 own behind i 0.03
0 own behind in 0.3
0 own behind min 0.19
0 own behind minut -0.6
0 own behind of 0.13
0 own behind on -0.03
0 own behind or 0.16
0 own behind paragrap -0.6
0 own behind per -1.01
0 own behind point 0.18
0 own behind rail -0.45
0 own behind reason -0.39
0 own behind right 0.86
0 own behind sentence -0.71
0 own behind since -0.42
0 own behind step -0.04
0 own behind that -0.54
0 own behind tim 0.1
0 own behind to 0.11
0 own behind touch -0.15
0 own behind wa -0.12
0 own behind were 0.33
0 own behind wice 0.31
0 own behind with 0.35
0 own behind without 0.85
0 own behind word 0.14
0 own behind | 0.08
1 before # -1.03
1 before ( 0.03
1 before ) 0.34
1 before , 0.09
1 before - 0.1
1 before . -0.12
1 before / -0.81
1 before : 0.13
1 before ; -0.52
1 before = 0.13
1 before ^ -0.27
1 before a 0.02
1 before about -0.44
1 before age -0.35
1 before all -0.36
1 before and -0.42
1 before answer -0.2
1 before are 0.69
1 before at 0.32
1 before count 0.53
1 before did -0.1
1 before do -0.18
1 before earn -0.09
1 before english -0.17
1 before first -0.21
1 before for -0.33
1 before from -0.25
1 before gave -0.48
1 before get -0.21
1 before given 0.17
1 before goal -0.66
1 before got -0.25
1 before grade -0.4
1 before ha 0.06
1 before had 0.46
1 before her -0.47
1 before i 0.09
1 before in 0.66
1 before last -0.24
1 before made 0.26
1 before of -0.35
1 before on 0.55
1 before or -0.42
1 before other -0.18
1 before over -0.52
1 before read 0.22
1 before scor -0.22
1 before solv -0.02
1 before than -0.48
1 before the 0.49
1 before then 0.25
1 before to -1.33
1 before up 0.47
1 before wa 0.23
1 before were 0.69
1 before with -0.1
1 before wrote -0.18
1 before | -0.25
1 behind  -0.68
1 behind # -1.01
1 behind $ 0.07
1 behind ( -1.01
1 behind ) -0.32
1 behind , -0.45
1 behind - 0.93
1 behind . 0.05
1 behind / -0.14
1 behind : 0.18
1 behind ; -0.08
1 behind and -0.62
1 behind assignme 0.58
1 behind at 0.33
1 behind chanc 0.05
1 behind clas 0.23
1 behind correct -0.31
1 behind day -0.37
1 behind for -0.83
1 behind i -0.59
1 behind in -1.06
1 behind letter -0.41
1 behind month -0.11
1 behind of -1.22
1 behind on 0.24
1 behind or -0.46
1 behind out -0.22
1 behind percent -0.61
1 behind point 1.01
1 behind question 0.84
1 behind rd -0.28
1 behind right -0.28
1 behind school 0.74
1 behind sentenc -0.53
1 behind step 0.49
1 behind such 0.73
1 behind th -0.72
1 behind tim 0.78
1 behind to -0.41
1 behind tri 0.08
1 behind turn 0.04
1 behind utteranc -0.39
1 behind week -0.46
1 behind with -0.14
1 behind word 0.19
1 behind x -0.13
1 behind | -0.26
1 own before " -0.04
1 own before # 0.76
1 own before ( -0.07
1 own before ) 0.8
1 own before , 0.09
1 own before . -0.18
1 own before : 0.21
1 own before ; -0.29
1 own before = -0.86
1 own before ^ 0.36
1 own before a -0.22
1 own before about -0.77
1 own before all 0.52
1 own before and 0.83
1 own before answer 0.27
1 own before at 0.23
1 own before average -0.42
1 own before but -0.5
1 own before by -0.47
1 own before conventi -1.03
1 own before count 0.4
1 own before did 0.22
1 own before do 0.41
1 own before each -0.52
1 own before every -0.24
1 own before finish 0.05
1 own before for -0.68
1 own before from -0.3
1 own before got -0.49
1 own before had 0.18
1 own before i -0.23
1 own before in 0.61
1 own before it -0.84
1 own before just -0.39
1 own before last 0.23
1 own before left -0.45
1 own before made -0.19
1 own before me -0.97
1 own before minut -0.09
1 own before miss -0.49
1 own before nam 0.53
1 own before no -0.51
1 own before of -0.58
1 own before on 0.37
1 own before organiza -0.81
1 own before read 0.1
1 own before right -0.56
1 own before say -0.64
1 own before than -0.69
1 own before that -0.42
1 own before the -0.31
1 own before thi -0.49
1 own before to -0.18
1 own before took -0.25
1 own before up 0.3
1 own before us -0.03
1 own before wa -0.49
1 own before with -0.56
1 own before wrote -0.42
1 own before | -0.47
1 own behind " -0.03
1 own behind # -0.04
1 own behind $ -0.35
1 own behind ( 0.1
1 own behind ) -0.04
1 own behind , -0.03
1 own behind - -0.37
1 own behind . 0.18
1 own behind : 0.17
1 own behind ; 0.34
1 own behind a 0.31
1 own behind and 0.02
1 own behind by -0.28
1 own behind correct -0.59
1 own behind day 0.65
1 own behind digit -0.34
1 own behind foot -0.17
1 own behind for 0.63
1 own behind hand -0.14
1 own behind he 0.51
1 own behind hour -0.09
1 own behind i 0.87
1 own behind in -1.08
1 own behind letter -0.49
1 own behind minut -0.93
1 own behind more -0.56
1 own behind of 0.34
1 own behind on -0.16
1 own behind or -0.28
1 own behind page -0.23
1 own behind paragrap -0.12
1 own behind per -0.46
1 own behind prompt -0.55
1 own behind question -0.11
1 own behind rail -0.29
1 own behind reason -0.15
1 own behind reminder -0.12
1 own behind right 0.85
1 own behind sec -0.48
1 own behind second -0.69
1 own behind sentence -0.26
1 own behind she -0.24
1 own behind step -0.88
1 own behind th -0.07
1 own behind that -0.09
1 own behind the -0.24
1 own behind tim -0.21
1 own behind time -0.76
1 own behind to -0.5
1 own behind touch -0.03
1 own behind turn 0.07
1 own behind wa 0.2
1 own behind week -0.26
1 own behind were -0.72
1 own behind who -0.09
1 own behind wice 0.03
1 own behind with 0.12
1 own behind word 0.43
1 own behind year -0.17
1 own behind | 0.17
2 before # -0.37
2 before ( 0.14
2 before , 0.21
2 before - -0.53
2 before . -0.48
2 before / 0.36
2 before : 0.04
2 before ; -0.36
2 before = -0.24
2 before ^ -0.09
2 before a 0.28
2 before about -0.05
2 before age -0.13
2 before all -0.58
2 before and -0.38
2 before answer -0.36
2 before at -0.68
2 before average -0.09
2 before between -0.02
2 before did -0.21
2 before do 0.5
2 before for 0.24
2 before from -0.35
2 before goal -0.34
2 before got -0.04
2 before grade -0.21
2 before had -0.15
2 before her -0.11
2 before i -0.33
2 before in -0.43
2 before it -0.72
2 before last 0.37
2 before nam -0.2
2 before of 0.36
2 before on -0.44
2 before or -0.15
2 before other -0.16
2 before over -0.48
2 before q 0.07
2 before read -0.18
2 before scor -0.83
2 before score -0.05
2 before t -0.02
2 before the 0.29
2 before to 0.21
2 before wa -0.76
2 before were -0.91
2 before with 0.1
2 before wrote -0.66
2 before | -0.46
2 behind  -0.28
2 behind " -0.3
2 behind # -0.88
2 behind $ -0.75
2 behind ( -0.75
2 behind ) -0.88
2 behind + -0.31
2 behind , -1.16
2 behind - -0.46
2 behind . 0.04
2 behind / -1.19
2 behind : 0.37
2 behind ; -0.24
2 behind = -0.26
2 behind and -0.47
2 behind assignme -0.73
2 behind at -0.34
2 behind by -0.23
2 behind correct 0.12
2 behind day -0.43
2 behind feet -0.09
2 behind for 0.2
2 behind i -0.53
2 behind in 0.07
2 behind inch -0.11
2 behind item 0.3
2 behind letter 0.34
2 behind month -0.17
2 behind of -0.99
2 behind on 0.65
2 behind or -0.35
2 behind out -0.23
2 behind percent -0.18
2 behind point 0.65
2 behind question -0.14
2 behind rd -0.2
2 behind right -0.42
2 behind school 0.46
2 behind step -0.56
2 behind th -0.42
2 behind tim -1.34
2 behind to 0.09
2 behind tri 0.16
2 behind utteranc -0.37
2 behind week 0.43
2 behind without -0.52
2 behind word 0.44
2 behind x -0.31
2 behind | -0.39
2 own before " -0.71
2 own before # 0.19
2 own before ( -0.75
2 own before , 0.14
2 own before - 0.73
2 own before . -0.38
2 own before : -0.29
2 own before ; -0.3
2 own before = -0.76
2 own before ^ 0.71
2 own before a -0.4
2 own before about -0.34
2 own before all 0.57
2 own before and 0.24
2 own before ask -0.57
2 own before at -0.31
2 own before average -0.38
2 own before big -0.03
2 own before but -0.31
2 own before by -0.39
2 own before conventi 0.19
2 own before do -0.34
2 own before each -0.06
2 own before every -0.18
2 own before finish 0.13
2 own before for -0.83
2 own before from -0.21
2 own before gave -0.44
2 own before got 0.27
2 own before ha 0.09
2 own before had -0.17
2 own before i -0.47
2 own before in -0.28
2 own before it 0.27
2 own before last 0.21
2 own before made 0.37
2 own before me 0.18
2 own before minut -0.05
2 own before next -0.37
2 own before no -0.14
2 own before not -0.14
2 own before of -0.89
2 own before on -1.05
2 own before organiza 0.26
2 own before out -0.05
2 own before peer -0.25
2 own before read -0.36
2 own before say 0.26
2 own before than -0.32
2 own before that -0.19
2 own before the 0.36
2 own before thi -0.32
2 own before to -0.62
2 own before took -0.69
2 own before us -0.45
2 own before wa 0.39
2 own before when -0.1
2 own before with -0.51
2 own before write -0.15
2 own before wrote -0.76
2 own before | -0.35
2 own behind " -0.55
2 own behind # 0.38
2 own behind $ 0.11
2 own behind ( 1.07
2 own behind ) -0.67
2 own behind , 0.66
2 own behind - -0.05
2 own behind . -0.07
2 own behind : -0.38
2 own behind ; -0.51
2 own behind a -0.32
2 own behind after -0.27
2 own behind and 0.27
2 own behind by -0.28
2 own behind correct -0.59
2 own behind day -0.22
2 own behind digit -0.11
2 own behind foot -0.06
2 own behind for -0.18
2 own behind from 0.15
2 own behind go -0.06
2 own behind hand -0.07
2 own behind he -0.24
2 own behind i 0.31
2 own behind in -0.18
2 own behind letter -0.3
2 own behind line -0.04
2 own behind min -0.34
2 own behind minut -0.85
2 own behind more 0.05
2 own behind of -0.9
2 own behind on 0.48
2 own behind or -0.08
2 own behind paragrap -0.03
2 own behind per -0.58
2 own behind prompt -0.38
2 own behind question -0.26
2 own behind reason -0.04
2 own behind reminder -0.02
2 own behind right -0.17
2 own behind second -0.51
2 own behind sentence -0.06
2 own behind she -0.16
2 own behind step 0.41
2 own behind th -0.04
2 own behind the -0.06
2 own behind thi -0.08
2 own behind tim -1.5
2 own behind time -0.68
2 own behind to -0.14
2 own behind turn -1.12
2 own behind wa -0.16
2 own behind week -0.06
2 own behind who -0.09
2 own behind with -0.11
2 own behind word 0.07
2 own behind year -0.18
2 own behind | -0.44
3 before # -0.32
3 before ( -0.93
3 before ) -0.12
3 before , 0.34
3 before - -0.73
3 before . -0.79
3 before / -1.51
3 before : 0.16
3 before ; 0.52
3 before = -0.18
3 before ^ -0.61
3 before a -1.07
3 before about -0.14
3 before age -0.1
3 before all 0.42
3 before and -0.84
3 before answer -0.1
3 before at 0.46
3 before average -0.02
3 before did -0.02
3 before do -0.14
3 before english -0.13
3 before for -0.53
3 before from -0.76
3 before get -0.22
3 before got 0.09
3 before grade -0.26
3 before had -0.75
3 before i -0.48
3 before in -0.61
3 before it -0.61
3 before last -0.38
3 before of -0.03
3 before on -0.91
3 before or 0.32
3 before other -0.4
3 before over -0.1
3 before q -0.13
3 before read -0.24
3 before scor -0.42
3 before score -0.06
3 before solv -0.02
3 before t -0.07
3 before the 0.35
3 before to 1
3 before wa -0.42
3 before were -0.66
3 before with 0.17
3 before within -0.3
3 before wrote -0.05
3 before | -0.28
3 behind  -0.26
3 behind # -0.37
3 behind $ 0.07
3 behind ( -0.57
3 behind ) 0.27
3 behind , 0.06
3 behind - -0.55
3 behind . 0.03
3 behind / 0.46
3 behind : 0.53
3 behind ; -0.6
3 behind and -0.35
3 behind assignme -0.1
3 behind by -0.38
3 behind correct 0.18
3 behind day -0.81
3 behind feet -0.3
3 behind for 0.48
3 behind i -0.31
3 behind in 0.31
3 behind inch -0.1
3 behind item 0.63
3 behind last -0.08
3 behind letter 0.17
3 behind month -0.31
3 behind of -0.22
3 behind on -0.57
3 behind or -0.38
3 behind out -0.2
3 behind percent -0.18
3 behind point 0.33
3 behind question 0.26
3 behind rd -0.24
3 behind right 0.15
3 behind school -0.5
3 behind shift -0.6
3 behind st -0.04
3 behind step -0.44
3 behind th -0.7
3 behind tim -0.96
3 behind to -0.22
3 behind total -0.39
3 behind trial 0.74
3 behind word -0.45
3 behind | -0.71
3 own before " -0.27
3 own before # -0.59
3 own before ( -0.14
3 own before , -0.15
3 own before - -0.11
3 own before . 0.41
3 own before : -0.46
3 own before ; -0.23
3 own before = 0.35
3 own before ^ -0.22
3 own before a 0.43
3 own before about -0.44
3 own before and -0.99
3 own before ask -0.19
3 own before at -0.91
3 own before average -0.33
3 own before big -0.02
3 own before but -0.37
3 own before by -0.42
3 own before conventi -0.76
3 own before count 0.25
3 own before did 0.47
3 own before do -0.39
3 own before each -0.03
3 own before every -0.1
3 own before for -0.96
3 own before from -0.09
3 own before gave -0.55
3 own before got -0.06
3 own before ha 0.16
3 own before had 0.41
3 own before i 0.48
3 own before in -0.07
3 own before it -0.3
3 own before just -0.41
3 own before last -0.04
3 own before left -0.39
3 own before made -0.53
3 own before minut -0.05
3 own before new -0.11
3 own before next -0.13
3 own before no -0.13
3 own before not -0.05
3 own before of -0.35
3 own before on 0.32
3 own before organiza 0.19
3 own before read -0.05
3 own before right -0.45
3 own before say -0.22
3 own before show -0.23
3 own before than -0.31
3 own before that -0.17
3 own before the -0.98
3 own before thi -0.15
3 own before to -0.49
3 own before up -0.12
3 own before us -0.57
3 own before wa 0.33
3 own before were 0.05
3 own before when -0.04
3 own before which -0.09
3 own before with -0.34
3 own before write -0.13
3 own before wrote -0.24
3 own before | -0.1
3 own behind  0.14
3 own behind " -0.07
3 own behind # -0.62
3 own behind $ -0.05
3 own behind ( -1.02
3 own behind ) -0.41
3 own behind , 0.3
3 own behind . -0.06
3 own behind : -0.42
3 own behind ; -0.45
3 own behind a -0.2
3 own behind adult -0.08
3 own behind and -0.04
3 own behind at -0.19
3 own behind by 0.18
3 own behind correct -0.83
3 own behind day -0.16
3 own behind digit -0.38
3 own behind fall -0.63
3 own behind foot -0.05
3 own behind for -0.16
3 own behind from -0.19
3 own behind hand -0.04
3 own behind he -0.11
3 own behind i -0.13
3 own behind in -0.16
3 own behind letter -0.34
3 own behind min -0.47
3 own behind minut -0.74
3 own behind more -0.14
3 own behind of -0.88
3 own behind on -0.53
3 own behind or -0.05
3 own behind paragrap -0.47
3 own behind per -0.18
3 own behind place -0.07
3 own behind prompt -0.72
3 own behind reason -0.03
3 own behind reminder -0.02
3 own behind right -0.18
3 own behind sec -0.57
3 own behind second -0.7
3 own behind sentence -0.1
3 own behind she -0.04
3 own behind step -0.52
3 own behind th -0.08
3 own behind that -0.02
3 own behind the -0.11
3 own behind tim -1.14
3 own behind to -0.2
3 own behind turn -0.52
3 own behind wa 0.27
3 own behind week -0.07
3 own behind who -0.02
3 own behind wice -0.26
3 own behind with -0.12
3 own behind word -0.66
3 own behind year -0.03
3 own behind | 0.31
5 before # -0.43
5 before ( 0.14
5 before ) -0.75
5 before , 0.1
5 before . -0.15
5 before / 0.26
5 before : -1.49
5 before ; -0.22
5 before = -0.11
5 before ^ -0.05
5 before a -0.27
5 before about -0.28
5 before age -0.07
5 before all -0.03
5 before and -0.48
5 before answer -0.02
5 before around -0.15
5 before at -0.99
5 before averag -0.04
5 before average -0.15
5 before been -0.75
5 before complet -0.06
5 before composit -0.06
5 before comprehe -0.05
5 before count -0.06
5 before did -0.02
5 before district -0.75
5 before do -0.38
5 before earn -0.02
5 before first -0.03
5 before for -0.37
5 before from -0.11
5 before gave -0.24
5 before get -0.1
5 before got -0.18
5 before grade -0.99
5 before ha -0.61
5 before had -0.24
5 before have -0.14
5 before her -0.09
5 before i -0.6
5 before in 0.25
5 before it 0.26
5 before last -0.52
5 before least -0.03
5 before mean -0.14
5 before of -0.5
5 before on -0.99
5 before operatio -0.44
5 before or -0.12
5 before other -0.23
5 before out -0.02
5 before over -0.1
5 before q -0.13
5 before read -0.06
5 before record -0.03
5 before rm -0.83
5 before room -0.57
5 before s -0.18
5 before say -0.07
5 before scor -0.55
5 before score -0.56
5 before show -0.17
5 before solv -0.09
5 before spell -0.05
5 before t -0.08
5 before the -0.66
5 before then -0.07
5 before to 0.69
5 before wa -0.65
5 before were -0.7
5 before with -0.5
5 before within -0.2
5 before wk -0.17
5 before wrote -0.23
5 before yr -0.16
5 before | 0.94
5 behind  -0.18
5 behind " -0.82
5 behind # -0.95
5 behind $ -0.14
5 behind % -0.43
5 behind ( -0.39
5 behind ) -0.09
5 behind + -0.14
5 behind , -1.49
5 behind - 0.34
5 behind . -0.93
5 behind / -0.52
5 behind : -0.54
5 behind ; -0.56
5 behind a -0.27
5 behind and -0.3
5 behind assignme -0.38
5 behind auditory -0.03
5 behind average -0.43
5 behind by -0.35
5 behind color -0.12
5 behind correct 0.31
5 behind day -0.55
5 behind for 0.27
5 behind ft 0.12
5 behind had -0.02
5 behind i -0.58
5 behind in -0.22
5 behind inch -0.1
5 behind item -0.85
5 behind last -0.67
5 behind letter 0.29
5 behind mo -0.16
5 behind month -0.06
5 behind nd -0.02
5 behind occasion -0.6
5 behind of -1.27
5 behind on 0.69
5 behind or -0.26
5 behind out -0.52
5 behind part 0.57
5 behind passag -0.63
5 behind percent -0.1
5 behind point -0.14
5 behind question -0.14
5 behind rd -0.14
5 behind right -0.54
5 behind school -0.83
5 behind session -0.52
5 behind st -0.1
5 behind stair -0.28
5 behind step 0.32
5 behind th 0.04
5 behind tim -0.66
5 behind to -0.44
5 behind total -0.08
5 behind tri -0.26
5 behind turn -0.78
5 behind utteranc -0.26
5 behind week -0.4
5 behind when -0.13
5 behind with -0.38
5 behind word -0.6
5 behind x 0.73
5 behind year -0.04
5 behind yr -0.1
5 behind | 0.05
5 own before " -0.4
5 own before # -1.19
5 own before ( -0.65
5 own before ) 0.23
5 own before , -1.73
5 own before - 0.37
5 own before . 0.21
5 own before : 0.15
5 own before ; -0.17
5 own before = -0.32
5 own before > 0.4
5 own before ^ 0.09
5 own before a 0.3
5 own before about -0.32
5 own before after -0.03
5 own before and 0.21
5 own before answer -0.14
5 own before are -0.34
5 own before ask -0.12
5 own before at -0.25
5 own before averag -0.18
5 own before average -0.23
5 own before big -0.02
5 own before but -0.41
5 own before by -0.38
5 own before complet -0.39
5 own before conventi 0.24
5 own before count -0.58
5 own before day -0.11
5 own before did -0.42
5 own before do -0.25
5 own before each -0.05
5 own before every -0.07
5 own before finish -0.13
5 own before first -0.08
5 own before for -0.86
5 own before from -0.1
5 own before gave -0.57
5 own before get -0.05
5 own before given -0.04
5 own before got 0.16
5 own before grade -0.08
5 own before ha -0.32
5 own before had -0.28
5 own before have -0.31
5 own before him -0.09
5 own before i -0.72
5 own before in -1.05
5 own before it -0.75
5 own before last -1.11
5 own before least -0.02
5 own before left -0.37
5 own before like -0.07
5 own before made -0.47
5 own before me -0.45
5 own before min -0.04
5 own before minut -0.04
5 own before miss -0.03
5 own before nam -0.23
5 own before need -0.2
5 own before never -0.17
5 own before new -0.09
5 own before next -0.03
5 own before no -0.15
5 own before not -0.07
5 own before of -0.83
5 own before on -1.05
5 own before organiza -0.74
5 own before out -0.32
5 own before own -0.1
5 own before produc -0.22
5 own before read -0.2
5 own before right -0.53
5 own before say -0.67
5 own before show -0.26
5 own before so -0.56
5 own before than -0.27
5 own before that -0.14
5 own before the -0.97
5 own before thi -0.16
5 own before to -1.04
5 own before took -0.45
5 own before up 0.52
5 own before us -0.28
5 own before wa 0.4
5 own before were -0.43
5 own before when -0.08
5 own before which -0.11
5 own before with -0.24
5 own before writ -0.15
5 own before wrote -0.52
5 own before | 0.18
5 own behind " -0.32
5 own behind # -0.39
5 own behind $ 0.65
5 own behind ( -0.14
5 own behind ) -0.46
5 own behind , -0.52
5 own behind - 0.46
5 own behind . -0.74
5 own behind : -0.6
5 own behind ; 0.53
5 own behind a -0.14
5 own behind about -0.02
5 own behind adult -0.06
5 own behind after -0.06
5 own behind and -0.75
5 own behind at -0.05
5 own behind by -0.09
5 own behind correct -0.9
5 own behind day -0.19
5 own behind digit -0.23
5 own behind foot -0.06
5 own behind for -0.54
5 own behind friend -0.02
5 own behind go -0.03
5 own behind had -0.13
5 own behind hand -0.02
5 own behind he -0.27
5 own behind hour -0.19
5 own behind i -0.41
5 own behind in -0.99
5 own behind it -0.15
5 own behind letter -0.41
5 own behind line -0.08
5 own behind long -0.13
5 own behind min -0.8
5 own behind minut -0.88
5 own behind more -0.2
5 own behind of -0.98
5 own behind on -0.68
5 own behind or -0.08
5 own behind page -0.05
5 own behind paragrap -0.11
5 own behind peer -0.02
5 own behind per -0.51
5 own behind period -0.03
5 own behind place -0.04
5 own behind prompt -0.49
5 own behind question -0.12
5 own behind reason -0.3
5 own behind reminder -0.02
5 own behind right -0.24
5 own behind sec -0.53
5 own behind second -0.66
5 own behind sentence -0.1
5 own behind she -0.11
5 own behind since -0.09
5 own behind sound -0.2
5 own behind step 0.4
5 own behind syllable -0.13
5 own behind th -0.09
5 own behind that -0.08
5 own behind the -0.05
5 own behind thi -0.07
5 own behind tim -1.59
5 own behind time -0.53
5 own behind to -0.26
5 own behind turn -0.91
5 own behind visit -0.42
5 own behind wa 0.62
5 own behind week -0.1
5 own behind were -0.07
5 own behind when 0.02
5 own behind who -0.06
5 own behind wice -0.31
5 own behind with -0.18
5 own behind word -1.05
5 own behind | -0.13
9 before " -0.06
9 before # -0.14
9 before #/# -0.26
9 before ( 0.48
9 before ) -0.57
9 before , -0.2
9 before - 0.46
9 before . 0.17
9 before / -1.66
9 before : -1.43
9 before ; -0.19
9 before = -0.92
9 before ^ 0.32
9 before a 0.44
9 before about -0.41
9 before age -0.1
9 before all 0.08
9 before an -0.03
9 before and -0.25
9 before answer -0.05
9 before are -0.52
9 before around -0.06
9 before at -0.71
9 before averag -0.22
9 before average -0.13
9 before been -0.7
9 before between -0.09
9 before by -0.28
9 before check -0.3
9 before communic -0.07
9 before complet -0.02
9 before composit -0.25
9 before comprehe -0.05
9 before count -0.37
9 before did -0.07
9 before district -0.59
9 before do -0.05
9 before earn -0.06
9 before english -0.02
9 before first -0.07
9 before fluency -0.06
9 before follow -0.06
9 before for 0.03
9 before from -0.4
9 before gave -0.3
9 before get -0.22
9 before given -0.93
9 before goal -0.08
9 before got -0.08
9 before gr -0.13
9 before grade -0.98
9 before ha 0.05
9 before had -0.48
9 before have -0.09
9 before him -0.35
9 before hit -0.19
9 before i -0.6
9 before in -0.77
9 before index -0.08
9 before it 0.22
9 before know -0.05
9 before last -0.75
9 before least -0.02
9 before made -0.28
9 before math -0.09
9 before me -0.03
9 before mean -0.23
9 before nam -0.23
9 before near -0.3
9 before of -0.04
9 before on -0.78
9 before operatio -0.66
9 before or -0.6
9 before other -0.3
9 before out -0.2
9 before over -0.04
9 before percenti -0.58
9 before q -0.32
9 before reach -0.13
9 before read -0.39
9 before rm -0.48
9 before room -0.23
9 before s -0.33
9 before same 0.72
9 before say -0.04
9 before scal -0.63
9 before scor -0.02
9 before score -0.55
9 before sd -0.06
9 before show -0.07
9 before solv -0.12
9 before spell -0.07
9 before t -0.5
9 before than -0.35
9 before that -0.1
9 before the -1.57
9 before those -0.17
9 before through -0.07
9 before tier -0.08
9 before to -0.75
9 before total -0.31
9 before turn -0.05
9 before unit -0.53
9 before up -0.68
9 before wa -0.71
9 before week -0.38
9 before were -0.12
9 before with -0.83
9 before within -0.02
9 before wk -0.02
9 before writ -0.24
9 before wrote -0.08
9 before x -0.34
9 before year -0.02
9 before yr -0.14
9 before | -0.06
9 behind  -0.14
9 behind ! -0.13
9 behind " -0.92
9 behind # -0.46
9 behind $ -0.15
9 behind % -0.52
9 behind ( 0.77
9 behind ) 0.39
9 behind + -0.12
9 behind , 0.16
9 behind - -0.05
9 behind . -2.41
9 behind / -0.25
9 behind : -1.3
9 behind ; -1.1
9 behind = 0.1
9 behind ] -0.37
9 behind a -0.61
9 behind absenc -0.02
9 behind and -0.44
9 behind assignme -0.57
9 behind at -0.47
9 behind average -0.45
9 behind b -0.03
9 behind but -0.02
9 behind by -0.46
9 behind came -0.12
9 behind capital -0.09
9 behind chanc -0.61
9 behind color -0.15
9 behind core -0.06
9 behind correct -0.95
9 behind crossing -0.17
9 behind day -0.84
9 behind db -0.56
9 behind degre -0.16
9 behind feet -0.48
9 behind for -0.39
9 behind from -0.53
9 behind ft -0.25
9 behind i -0.42
9 behind if -0.41
9 behind in 0.44
9 behind inch -0.84
9 behind item -0.94
9 behind last -0.13
9 behind lb -0.3
9 behind letter -0.46
9 behind lower -0.38
9 behind mo -0.14
9 behind month -0.32
9 behind morning -0.23
9 behind nd -0.11
9 behind occasion -0.4
9 behind of -0.89
9 behind on -1.32
9 behind one -0.18
9 behind opportun -0.17
9 behind or -0.11
9 behind out -0.35
9 behind passag -0.06
9 behind passage -0.11
9 behind percent -0.47
9 behind pictur -0.43
9 behind plac -0.36
9 behind point 0.42
9 behind problem 0.47
9 behind purchas -0.3
9 behind question -1.03
9 behind rd -0.2
9 behind read -0.17
9 behind right -0.21
9 behind school -0.35
9 behind self -0.04
9 behind sentenc -0.11
9 behind session -0.2
9 behind set -0.03
9 behind she -0.03
9 behind shift -0.2
9 behind sound -0.05
9 behind st -0.22
9 behind step 0.93
9 behind story -0.12
9 behind student -0.74
9 behind such -1
9 behind teacher -0.05
9 behind th -0.66
9 behind thi -0.03
9 behind tim -1.07
9 behind to -0.45
9 behind tri -0.78
9 behind trial 0.06
9 behind turn 0.61
9 behind two -0.89
9 behind upset -0.18
9 behind utteranc -0.15
9 behind wa -0.08
9 behind week -0.18
9 behind were -0.38
9 behind when -0.25
9 behind with 0.05
9 behind without -0.17
9 behind wk -0.2
9 behind x -0.68
9 behind year -0.17
9 behind yr -0.22
9 behind | -0.52
9 own before " -0.31
9 own before # -1.01
9 own before ( -0.44
9 own before ) -0.41
9 own before , -0.36
9 own before - 0.41
9 own before . 0.33
9 own before : -0.39
9 own before ; -0.18
9 own before ^ 0.65
9 own before a 0.49
9 own before about -0.35
9 own before add -0.08
9 own before after -0.15
9 own before all -0.3
9 own before and -0.42
9 own before answer -0.29
9 own before are -0.39
9 own before ask -0.12
9 own before at -0.42
9 own before averag -0.65
9 own before average -0.27
9 own before big -0.03
9 own before but -0.17
9 own before by -0.11
9 own before complet -0.53
9 own before conventi 0.58
9 own before count -0.95
9 own before day -0.32
9 own before did 0.13
9 own before do -0.23
9 own before each -0.05
9 own before either -0.04
9 own before every -0.07
9 own before finish -0.17
9 own before first -0.2
9 own before fluency -0.47
9 own before for -1.13
9 own before from -0.08
9 own before gave -0.23
9 own before get -0.03
9 own before got -0.13
9 own before ha -0.72
9 own before had -0.49
9 own before hand -0.18
9 own before have -0.08
9 own before her -0.06
9 own before him -0.36
9 own before i -0.78
9 own before in -1
9 own before it -0.8
9 own before just -0.08
9 own before last -0.9
9 own before left -0.36
9 own before like -0.06
9 own before made -0.53
9 own before manag -0.23
9 own before me -0.15
9 own before median -0.37
9 own before min -0.13
9 own before minut -0.02
9 own before nam -0.38
9 own before need -0.27
9 own before never -0.03
9 own before new -0.06
9 own before next -0.03
9 own before no -0.09
9 own before not -0.07
9 own before of -1.03
9 own before on -1.05
9 own before organiza 0.42
9 own before other -0.05
9 own before out -0.19
9 own before own -0.11
9 own before peer -0.15
9 own before produc -0.12
9 own before read -0.22
9 own before right -0.28
9 own before said -0.17
9 own before same 0.14
9 own before say -0.33
9 own before show -0.32
9 own before slow -0.06
9 own before so -0.42
9 own before still -0.7
9 own before than -0.18
9 own before that -0.06
9 own before the -0.92
9 own before then -0.04
9 own before thi -0.1
9 own before to -1
9 own before took -0.33
9 own before up -0.2
9 own before us -0.23
9 own before wa -0.72
9 own before were -0.05
9 own before when -0.04
9 own before which -0.04
9 own before with -0.22
9 own before within -0.1
9 own before writ -0.32
9 own before write -0.12
9 own before wrote -0.34
9 own before | -0.21
9 own behind " -0.09
9 own behind # -0.36
9 own behind $ 0.14
9 own behind ( -1.24
9 own behind ) -0.38
9 own behind , 0.05
9 own behind - -0.42
9 own behind . 0.28
9 own behind : -0.5
9 own behind ; -0.62
9 own behind a -0.62
9 own behind about -0.06
9 own behind adult -0.1
9 own behind after -0.03
9 own behind and -0.26
9 own behind at -0.05
9 own behind by -0.07
9 own behind correct -0.5
9 own behind day -0.36
9 own behind differen -0.35
9 own behind digit -0.16
9 own behind folder -0.05
9 own behind foot -0.02
9 own behind for -0.13
9 own behind friend -0.03
9 own behind from -0.02
9 own behind go -0.07
9 own behind good -0.02
9 own behind had -0.23
9 own behind hand -0.03
9 own behind he -0.13
9 own behind i -0.71
9 own behind in -1.24
9 own behind it -0.16
9 own behind leg -0.05
9 own behind letter -0.1
9 own behind line -0.02
9 own behind long -0.05
9 own behind min -0.83
9 own behind minut -0.86
9 own behind more -0.18
9 own behind of -0.63
9 own behind on -0.34
9 own behind or -0.06
9 own behind page -0.04
9 own behind paragrap -0.04
9 own behind per -0.24
9 own behind piece -0.04
9 own behind place -0.06
9 own behind point -0.13
9 own behind prompt -0.39
9 own behind question -0.1
9 own behind reason -0.04
9 own behind request -0.22
9 own behind right -0.2
9 own behind sec -0.78
9 own behind second -0.46
9 own behind sentence -0.04
9 own behind she -0.04
9 own behind since -0.03
9 own behind step -0.52
9 own behind syllable -0.02
9 own behind th -0.05
9 own behind that -0.38
9 own behind the -0.07
9 own behind thi -0.54
9 own behind tim -1.32
9 own behind time -0.56
9 own behind to -0.43
9 own behind total -0.11
9 own behind turn -0.51
9 own behind verbal -0.04
9 own behind visit -0.05
9 own behind wa -0.07
9 own behind week -0.06
9 own behind were -0.11
9 own behind when -0.16
9 own behind who -0.05
9 own behind wice -0.48
9 own behind with -0.15
9 own behind without -0.07
9 own behind word -1.07
9 own behind wpm -0.61
9 own behind | 0.03
against rule -0.72
alike lines -0.24
amid  0.22
amid " 0.17
amid # 0.03
amid #/# 0.36
amid % -0.23
amid & 0.36
amid ( -0.11
amid ) 0.23
amid + 0.59
amid , 0.12
amid - 0.16
amid . -0.1
amid / 0.23
amid : 0.15
amid ; -0.56
amid a -0.55
amid about -0.84
amid accommod 0.85
amid adult -0.65
amid after -0.14
amid again -0.71
amid age -0.49
amid agre 0.43
amid all 0.83
amid also 0.38
amid alternat 0.08
amid an -0.29
amid and -0.66
amid another 0.3
amid answer 0.21
amid april -0.21
amid are 0.2
amid ask 0.67
amid assignme 0.93
amid at -0.27
amid averag -0.19
amid average -1.28
amid avg 0.25
amid back 0.35
amid ball -0.17
amid be 0.23
amid bear -0.53
amid been -0.15
amid before -0.49
amid began 0.93
amid benchmar -0.71
amid best -0.83
amid between -0.57
amid both 0.47
amid break 0.44
amid bu -0.68
amid but -0.81
amid by -0.46
amid call 0.5
amid calm -0.12
amid came 0.62
amid can 0.37
amid capital 0.3
amid card 0.47
amid carri 0.44
amid chanc 0.25
amid characte 0.13
amid check 0.18
amid child 0.27
amid clas 0.1
amid classmat -0.47
amid clos -0.45
amid com -0.17
amid conventi -0.41
amid correct -0.21
amid could 0.4
amid count -0.88
amid day -0.17
amid dec 0.28
amid december 0.06
amid did 0.41
amid differen -0.93
amid digit 0.06
amid directio -0.26
amid discussi 0.63
amid district -0.56
amid do -0.36
amid done -0.43
amid down 0.24
amid due 0.19
amid each 0.2
amid earn -0.63
amid element 0.51
amid end -0.4
amid english 0.03
amid error -0.93
amid every -1.01
amid evidence -0.81
amid expect 0.26
amid fact -0.15
amid fall -1.05
amid feb -0.05
amid february 0.16
amid feet -0.74
amid finish -0.31
amid first -0.24
amid fluency -1
amid follow -0.8
amid foot 0.48
amid for -0.03
amid found -0.36
amid friday 0.33
amid from -0.32
amid full -0.41
amid game -0.57
amid gave 0.62
amid give 0.31
amid given 0.49
amid go -0.07
amid goal -1.01
amid got 0.6
amid grade 0.07
amid grader -0.54
amid group 0.09
amid ha 0.4
amid had -0.26
amid half 0.53
amid hand -0.54
amid have -0.03
amid he 0.47
amid help 0.56
amid her 0.3
amid herself 0.65
amid hi 0.14
amid him -0.09
amid himself -0.4
amid hold -0.1
amid hour -0.69
amid how 0.2
amid i -0.54
amid idea 0.47
amid if -0.45
amid in 0.17
amid inch 0.28
amid it 0.65
amid item 0.7
amid jan 0.47
amid january -0.71
amid just -0.11
amid know 0.14
amid last 0.44
amid leav -0.92
amid leave -0.75
amid left -0.8
amid lesson -0.43
amid letter 0.25
amid like -0.53
amid line 0.09
amid list 0.28
amid long 0.5
amid longer -0.39
amid longest -0.68
amid look -0.08
amid lunch 0.12
amid m -0.87
amid made 0.36
amid march 0.03
amid match -0.62
amid math -0.27
amid may 0.16
amid me 0.25
amid mean -0.04
amid median -0.31
amid middle -0.85
amid min -1.15
amid minut -0.54
amid minute -0.5
amid miss -0.15
amid moment 0.19
amid month 0.14
amid more 0.37
amid morning 0.17
amid most 0.36
amid mr -0.28
amid my -0.26
amid nam 0.61
amid near -0.43
amid need -0.15
amid new -0.5
amid next 0.24
amid no 0.12
amid not -0.88
amid nov -0.1
amid now -0.4
amid number -0.95
amid object 0.33
amid occasion 0.24
amid oct -0.33
amid october -0.56
amid of 0.46
amid off 0.51
amid office -0.44
amid on 0.05
amid one 0.32
amid open 0.55
amid or 0.16
amid order 0.55
amid organiza -0.7
amid other 0.31
amid out 0.3
amid over -0.11
amid own -0.39
amid page 0.19
amid pair 0.47
amid paper 0.08
amid paragrap -0.58
amid passag 0.63
amid passage -0.33
amid peer -0.91
amid per -0.52
amid period -0.37
amid picture -0.21
amid plac 0.26
amid place -0.57
amid plan 0.06
amid play 0.06
amid point -0.92
amid problem 0.25
amid prompt -0.63
amid pull -0.49
amid put 0.16
amid q -0.11
amid question -0.27
amid r 0.11
amid rail 0.04
amid range -0.35
amid read 0.23
amid reces -0.71
amid reminder -0.36
amid request -0.21
amid right 0.72
amid room 0.81
amid row -0.55
amid rubric -0.9
amid same -0.47
amid sample 0.39
amid say 0.56
amid science 0.38
amid scor -0.08
amid score -0.41
amid second -0.94
amid semester 0.52
amid sentenc 0.15
amid sentence -0.67
amid sept 0.14
amid sequenc -0.67
amid session 0.06
amid set 0.27
amid sett 0.23
amid she 0.22
amid sheet -0.61
amid shift -0.27
amid short -0.29
amid show -1.07
amid since 0.68
amid sixth -0.13
amid skip -0.7
amid so -0.03
amid solv 0.72
amid someth 0.45
amid sound -0.37
amid spell 0.87
amid spr 0.19
amid stair 0.14
amid stand 0.08
amid start -0.88
amid stay 0.71
amid step 0.18
amid stop -0.21
amid story 0.02
amid such 0.6
amid t 0.13
amid tak -0.24
amid take 0.44
amid taken 0.57
amid talk -0.51
amid taught 0.26
amid teacher -0.04
amid team 0.29
amid test 0.04
amid text 0.39
amid th -1.34
amid than 0.13
amid that -0.06
amid the -0.13
amid them -0.26
amid then -1.04
amid there -0.12
amid they 0.95
amid thi 0.04
amid thing 0.16
amid third 0.08
amid those -0.73
amid through -0.29
amid time -0.59
amid to 0.06
amid together 0.06
amid told 0.4
amid took -0.12
amid topic 0.4
amid total -0.64
amid touch -0.41
amid trait -0.55
amid tri 0.25
amid trial -0.59
amid trip -0.31
amid turn 0.81
amid twice 0.3
amid unit -0.16
amid up 0.18
amid upset 0.39
amid us 0.74
amid usual 0.06
amid visit 0.38
amid w -0.44
amid wa 0.22
amid wait 0.2
amid walk 0.28
amid want -0.97
amid way 0.38
amid we 0.58
amid week -0.48
amid went 0.27
amid were -0.66
amid what 0.37
amid when -0.05
amid where -0.13
amid which -0.15
amid who -0.21
amid whole 0.34
amid will -0.68
amid winter -0.73
amid with -0.07
amid within 0.38
amid without 0.15
amid wk -0.41
amid word -0.2
amid work -0.36
amid would -0.18
amid wren 0.06
amid writ -0.46
amid write -0.69
amid written -0.2
amid wrote 0.41
amid x -0.15
amid year -0.21
amid | 0.09
around " | -0.36
around # # -0.79
around # $ -1
around # , -0.06
around # . -0.39
around # / -0.27
around # | -0.41
around ( ) 0.21
around ( , -0.23
around ( - 0.61
around ( / -0.05
around ( = -1.34
around ( absenc -0.28
around ( item -0.26
around ( nd -0.06
around ( of -0.42
around ( rd -0.32
around ( school -0.69
around ( st -0.22
around ( step 0.05
around ( th -0.79
around ( word 0.6
around ( year -0.02
around ( yr 0.07
around ( | -0.22
around ) of -0.03
around ) | 0.32
around ,  -0.14
around , $ -0.69
around , ( -0.51
around , ) -0.65
around , , -0.94
around , - 0.64
around , . -1.31
around , / -1.21
around , ; -0.17
around , and -0.69
around , at -0.55
around , correct -0.09
around , day -0.4
around , db -0.4
around , for -0.5
around , had -0.68
around , in 0.05
around , item -0.32
around , month -0.17
around , nd -0.13
around , of -0.18
around , on 0.17
around , or -0.04
around , out -0.25
around , percent -0.09
around , point 0.87
around , question 0.73
around , rd -0.1
around , step -0.04
around , th -0.82
around , tim -0.43
around , to -0.12
around , utteranc -0.12
around , were -0.52
around , word 0.28
around , x -0.43
around , yr -0.17
around , | 0.36
around - $ -0.49
around - ( 1.13
around - ) -1.4
around - , -0.55
around - . -0.37
around - / -0.03
around - : 0.2
around - auditory -0.09
around - core -0.05
around - pragmati -0.22
around - read -0.09
around - screen -0.49
around - self -0.09
around - sound -0.14
around - spell -0.53
around - teacher -0.16
around - total -0.06
around - wa -0.16
around - word -0.47
around - | -0.65
around . $ 0.29
around . ( -0.24
around . ) -0.03
around . , -0.16
around . - -0.68
around . . -0.84
around . / -0.11
around . of -0.05
around . year -0.02
around . | -0.82
around / # 0.21
around / $ -0.13
around / ( -0.75
around / ) -1.67
around / , -0.76
around / - -0.64
around / . 0.25
around / ; -0.26
around / and -0.53
around / by -0.1
around / in -0.86
around / inch -0.11
around / on -0.95
around / th -0.07
around / to 0.03
around / | 0.07
around : $ -1.19
around : ( 0.05
around : ) -0.87
around : , -1.13
around : - -0.51
around : . 0.24
around : / -0.67
around : ; -0.44
around : correct -0.2
around : in -0.23
around : of -0.44
around : out -0.1
around : right -0.16
around : step -0.07
around : th -0.34
around : tim -0.21
around : word -0.73
around : year -0.11
around : yr -0.03
around : | 0.22
around ; $ -0.03
around ; / -0.1
around ; and -0.15
around ; of -0.05
around ; | -0.52
around = $ -0.54
around = ( 0.22
around = ) 0.34
around = , -0.89
around = . 0.22
around = ; -0.44
around = | -0.52
around ^ $ 0.67
around ^ ) -1.16
around ^ , -0.56
around ^ - -1
around ^ . -1.81
around ^ / -0.37
around ^ a -0.69
around ^ b -0.35
around ^ c 0.68
around ^ of -0.48
around ^ rd -0.37
around ^ th -0.58
around ^ | -0.02
around a , -0.33
around a - 0.36
around a . -0.56
around a on -0.53
around a | -0.45
around about ) -0.15
around about . -0.35
around about month -0.12
around about word -0.52
around about | -0.54
around acros | -0.78
around after | -0.22
around age ) -0.27
around age , -0.12
around age . -0.07
around age ; -0.1
around age year -0.03
around age | 0.07
around all , 0.57
around all . -0.34
around all letter 0.16
around all of 0.3
around all step 0.56
around all | -0.15
around an - -0.61
around and  -0.05
around and ) -0.22
around and , -0.18
around and . -0.25
around and / -0.18
around and in -0.83
around and of -0.08
around and on -0.16
around and tim -0.11
around and word -0.17
around and | -0.31
around answer of -0.12
around are | 0.15
around around . -0.14
around at ( -0.05
around at , -0.08
around at . 0.31
around at and -0.18
around at db -0.37
around at in 0.52
around at month -0.51
around at of -0.13
around at or -0.53
around at percent -0.36
around at week -0.12
around at | 0.58
around attend of -0.04
around averag . -0.08
around average ) -0.42
around average . -0.44
around been of 0.33
around been | 0.44
around benchmar ) -0.57
around between and -0.35
around by | -0.51
around communic ( -0.15
around complet of -0.03
around composit ( -0.13
around composit , -0.24
around comprehe ( -0.1
around comprehe , -0.03
around count bear -0.37
around count | -0.09
around dibel th -0.02
around did . -0.02
around did of -0.04
around did | -0.22
around district $ -0.23
around district - -0.88
around do . -0.34
around do of -0.19
around do | -0.39
around down of -0.04
around earn . -0.06
around earn of -0.28
around english ) -0.89
around english , -0.21
around explain of -0.03
around expressi ( -0.14
around finish of -0.03
around first | 0.02
around fluency ( -0.51
around follow of -0.11
around for . -0.2
around for by -0.05
around for of -0.39
around for school -0.87
around for th -0.16
around for week -0.19
around for | 0.28
around from feet -0.47
around from ft -0.37
around from in -0.2
around from to -0.19
around from | -0.58
around gave of -0.05
around gave | 0.06
around get , -0.23
around get . -0.13
around get or -0.24
around get | -0.08
around given | 0.63
around goal ( -0.24
around goal - -0.13
around goal . -0.13
around got , -0.09
around got . -0.33
around got of -0.05
around got | -0.02
around gr | -0.44
around grade $ -0.03
around grade ( -0.05
around grade ) -0.69
around grade , -0.27
around grade . -0.26
around grade : -0.57
around grade level -0.03
around grade passag -0.67
around grade passage -0.14
around grade science -0.02
around grade team -0.18
around grade text -0.05
around grade | -0.3
around ha step 0.15
around ha | -0.41
around had , -0.02
around had in -0.3
around had of 0.22
around had right -0.23
around had word -0.02
around had | 0.31
around hand | -0.21
around her | -0.51
around hi | -0.51
around him | -0.29
around i ) -0.86
around i , -0.11
around i . -0.99
around i percent -0.03
around i | 0.17
around idea , -0.69
around in , 0.21
around in . -0.13
around in ; -0.18
around in day -0.98
around in of -0.81
around in school -1.06
around in th -0.41
around in | 0.05
around includ of -0.13
around index ( -0.16
around index , -0.06
around it . -0.15
around it of -0.02
around it tim -0.45
around it | 0.7
around language ( -0.06
around last school 0.04
around last | -0.07
around least of -0.16
around least | -0.08
around math ) -0.23
around me | -0.52
around mean ) -0.22
around mean , -0.3
around memory ( -0.06
around min  -0.42
around minut | -0.22
around miss day -0.11
around nam of -0.18
around nam | -0.09
around near | -0.53
around of ! -0.16
around of $ 0.66
around of ( -0.92
around of ) 0.48
around of , 0.75
around of . 0.49
around of : -0.17
around of ; 0.3
around of again 0.13
around of and -0.1
around of assignme -0.27
around of at 0.27
around of by 0.47
around of capital -0.39
around of chanc -0.29
around of check -0.05
around of children -0.55
around of color 0.51
around of comprehe -0.17
around of correct 0.4
around of crossing -0.38
around of day -0.12
around of for 0.51
around of i -0.57
around of in 0.09
around of instanc -0.19
around of interval 0.04
around of item 0.67
around of last 0.27
around of letter -0.39
around of look -0.08
around of lower -0.28
around of morning 0.59
around of observ -0.12
around of occasion -1.12
around of of -0.34
around of on 0.33
around of one -0.75
around of opportun -0.49
around of or -0.5
around of part 0.42
around of pictur -0.79
around of plac -0.41
around of point -0.61
around of problem -0.15
around of purchas -0.13
around of question -0.59
around of right -0.15
around of sampl -1.05
around of schedul -0.16
around of school 0.76
around of sentenc -0.61
around of session -0.43
around of set 0.54
around of shift -0.72
around of situatio 0.31
around of step -0.19
around of story -0.49
around of such 0.02
around of th -0.4
around of thi -0.37
around of throw -0.42
around of tim -0.77
around of to -0.18
around of tri 0.21
around of trial -1.05
around of turn 0.22
around of two 0.49
around of upset -0.32
around of utteranc 0.36
around of week 0.41
around of were -0.38
around of when -0.25
around of with -0.08
around of without -0.46
around of word 0.76
around of | 0.15
around on . -0.55
around on consecut -0.12
around on day 0.17
around on occasion 0.61
around on of 0.13
around on | 0.05
around operatio ( -0.04
around or , -0.08
around or . 0.24
around or | -0.39
around other . -0.05
around other | 0.04
around out of -0.04
around over school -0.35
around over | -0.36
around page of 0.14
around percenti $ -0.62
around percenti . -0.24
around q # -0.04
around q ( -0.03
around q . -0.14
around q : -0.35
around q | -0.19
around read ( -0.03
around read , -0.21
around read . -0.02
around read of -0.28
around read word -0.52
around read | -0.27
around receiv of -0.04
around record | 0.13
around rm $ -0.11
around rm ) -0.35
around room $ -0.33
around room ) -0.21
around room , -0.02
around room . -0.04
around s ( -0.02
around s , -0.02
around s | -0.49
around same | -0.84
around say . -0.14
around scor of -0.14
around scor on -0.83
around scor out -0.02
around score $ -0.16
around score ( -0.17
around score , -0.17
around score . -0.05
around score | -0.07
around sd ) -0.49
around show | 0.07
around since th -0.1
around solv of -0.14
around spe ( -0.02
around spell of -0.1
around t . -0.2
around than feet -0.39
around than | -0.52
around the  -0.46
around the , -0.16
around the - 0.31
around the . 1.07
around the / -0.53
around the day -0.66
around the rd -0.6
around the school 0.11
around the st -0.24
around the step -0.5
around the th -1.18
around the tim 0.31
around the word -0.85
around the | 0.51
around then , -0.4
around those | -0.08
around to $ -0.52
around to ( -0.73
around to ) 0.87
around to , -0.48
around to . -0.91
around to / -0.56
around to : -0.6
around to and -0.39
around to are -0.52
around to by -0.38
around to i -0.16
around to in 0.43
around to of -0.27
around to percent -0.3
around to without -0.68
around to | -0.79
around turn | -0.16
around up | 0.28
around vision / -0.12
around wa ( -0.21
around wa ) -0.16
around wa , -0.45
around wa . -0.69
around wa / -0.18
around wa and -0.13
around wa in -0.41
around wa of -0.14
around wa on -0.4
around wa out -0.04
around wa percent -0.24
around wa word -0.21
around wa | -0.56
around watch | -0.02
around week | -0.69
around were , -0.45
around were . 0.5
around were | 0.48
around with of -0.39
around with question 0.4
around with | -0.65
around within , -0.44
around within | -0.4
around wk | -0.29
around wrote correct -0.11
around wrote word -0.42
around wrote | -0.62
around year month -0.27
around yr mo -0.48
around | $ -0.64
around | ( -0.05
around | , -0.06
around | / 0.32
around | ; -0.04
around | in -0.27
around | of -0.4
around | rd -0.06
around | th 0.21
around | year -0.14
around | | -0.21
before  , -0.36
before  and -0.05
before " -0.94
before # -1.44
before # # -0.78
before # ( -1.38
before # , -1.1
before # - -0.19
before # / -0.23
before # : -0.29
before # ; -0.68
before # = 0.52
before # and -0.97
before # for -0.18
before # i -0.59
before # in -0.12
before # min -0.62
before # minut -0.21
before # of 0.05
before # or -0.32
before # through -0.46
before # to 0.67
before # wa -0.09
before # x -0.42
before # year -0.27
before # yr -0.48
before # | -0.77
before #/# -0.87
before #/# ( -0.06
before #/# ) -0.33
before #/# , 0.19
before #/# : 0.02
before #/# = -0.75
before #/# and -0.09
before #/# to -0.56
before #/# | -0.41
before % | -0.27
before & -0.49
before & applicat -0.04
before ' -0.96
before ( 0.2
before ( age -0.36
before ( benchmar -0.56
before ( english -0.89
before ( grade -0.33
before ( math -0.23
before ( mean -0.15
before ( of 0.47
before ( room -0.04
before ( the 0.27
before ) 0.15
before ) , -0.31
before ) : 0.27
before ) ; -0.41
before ) and -0.02
before ) on 0.43
before ) | -0.59
before * | -0.57
before + -0.53
before , -0.06
before , age -0.33
before , all 0.68
before , and -0.28
before , count -0.24
before , earn -0.04
before , english -0.15
before , for -0.69
before , given -0.04
before , gr -0.2
before , grade -0.19
before , in -0.35
before , math -0.08
before , mean -0.14
before , on -0.08
before , or -0.17
before , percenti -0.76
before , rm -0.2
before , room -0.63
before , scor -0.19
before , sd -0.54
before , so -0.38
before , the -0.74
before , then -0.65
before , with 0.12
before , | 0.43
before - -0.17
before - # -0.09
before - - 0.37
before - grade -0.34
before - p -0.11
before - | -1.58
before . -0.2
before . ( -0.65
before . , -0.15
before . . 0.07
before . | -0.72
before / 0.31
before : about -0.26
before : all -0.56
before : idea -0.34
before : of 0.54
before : | -0.32
before ; 0.22
before = 0.04
before > -0.16
before ^ 0.32
before ^ #/# -0.62
before ^ ( 0.19
before ^ ^ 0.32
before ^ acros 0.12
before ^ all -0.62
before ^ english -0.3
before ^ for -0.19
before ^ given 0.44
before ^ goal -0.31
before ^ grade -0.26
before ^ in -0.19
before ^ of 0.45
before ^ on -0.41
before ^ over -0.71
before ^ part -0.33
before ^ q -0.37
before ^ section 0.82
before ^ spell -0.05
before ^ the 0.22
before ^ | -0.64
before a grade -0.13
before a | -0.02
before aba - -0.05
before about -1.15
before accuracy in -0.11
before accuracy on -0.13
before acros 0.26
before acros the -0.43
before adaptive composit -0.03
before after -0.47
before age -0.76
before age : -0.15
before aggressi | -0.25
before all 0.47
before all | 0.88
before along a -0.15
before an -0.84
before and -1.72
before and answer -0.15
before and in -0.12
before and spent -0.04
before and the 0.43
before another -0.12
before answer -0.52
before anxiety | -0.18
before applicat -0.08
before applicat | -0.39
before are 0.72
before area -0.5
before around -0.58
before articula - -0.2
before ask -0.62
before ask for 0.22
before at -0.06
before at about -0.15
before at age -0.25
before at least -0.43
before at the 0.02
before attend -0.27
before attendan : -0.27
before auditory comprehe -0.08
before averag -0.91
before average -0.72
before average i -0.26
before average of -0.44
before average wa -0.04
before avg -0.31
before awarenes -0.03
before back -0.62
before ball -0.39
before ball from -0.42
before basc - -0.44
before baseline -0.03
before bdi - -0.05
before be -0.42
before been 0.34
before before -0.32
before benchmar -0.62
before benchmar i -0.14
before best of -0.99
before between -0.42
before blend -0.07
before born at -0.13
before broad read -0.02
before bu -0.42
before by -0.74
before calculat -0.36
before calculat | -0.15
before came to 0.25
before carri out -0.08
before catch -0.41
before celf - -0.77
before check 0.5
before check wa -0.33
before clas -0.56
before clas , -0.23
before clas average -0.25
before clas of -0.23
before cognitiv | -0.03
before communic -0.22
before communic | -0.13
before complet 0.22
before complete 0.25
before composit -0.36
before composit wa -0.02
before composit | -0.64
before comprehe -0.49
before comprehe | -0.56
before computat | -0.11
before concept | -0.13
before conceptu -0.03
before conner -0.06
before control | -0.14
before conventi -0.48
before conventi | -0.43
before coordina | -0.08
before correct in -0.04
before correct of 0.63
before correct on -0.11
before correct | -0.67
before count 0.16
before count to -0.66
before date : -0.16
before day -0.85
before day , -0.86
before day : 0.14
before day of 0.06
before dec | -0.7
before decod -0.03
before decod | -0.12
before depressi | -0.15
before deviatio of -0.1
before dibel -0.3
before did -0.44
before directio -0.36
before directio | -0.22
before district -1.09
before do -0.08
before do all -0.61
before done -0.25
before down 0.39
before down from -0.21
before each , -0.43
before each of -0.89
before earn -0.45
before emotiona | -0.04
before end of -0.19
before english 0.12
before essay composit -0.15
before every -0.76
before expect at -0.18
before explain 0.15
before expressi -0.16
before expressi communic -0.2
before expressi | -0.4
before fact to -0.92
before fact within -0.3
before fall -0.36
before fall , -0.11
before fall : -0.1
before feb : 0.03
before feet on -0.27
before finish -0.29
before finish all 0.16
before first -0.38
before fluency -0.56
before fluency | -0.7
before follow -0.26
before for -0.44
before for all 0.12
before for grade -0.03
before for the -0.56
before form -0.1
before found -0.25
before friday -0.9
before from -0.68
before from a 0.33
before gave -0.19
before gave her 0.26
before gave him 0.14
before get -0.73
before get to -0.46
before gfta - -0.33
before give -0.42
before given 0.31
before go to -0.21
before goal -0.98
before good ( -0.11
before got -0.72
before got a -0.42
before gr -0.63
before gr . -1.3
before gr : -0.05
before grade -1.84
before grade , -0.09
before grade : -0.49
before grade i -0.05
before grade | -0.14
before group of -0.92
before ha 0.1
before ha miss -0.09
before had 0.35
before had all -0.02
before had been -0.77
before hand -0.34
before hand in -0.08
before have -0.56
before have been 0.26
before he answer -0.09
before he did -0.17
before he follow -0.02
before he get -0.36
before he got -0.18
before he had -0.67
before he nam -0.19
before he read -0.3
before he solv -0.08
before he wa -0.02
before he wrote -0.16
before hear -0.46
before held -0.29
before her -0.66
before her last -0.27
before hi -0.5
before him 0.28
before him , -0.02
before hit -0.4
before hyperact | -0.06
before i -0.44
before i a -0.48
before i about -0.06
before i at -0.36
before i count 0.45
before i gave 0.08
before i get -0.08
before i the -0.13
before i watch 0.18
before idea -1.07
before idea | -1.18
before in 0.23
before in a -0.49
before in all -0.16
before in grade -0.16
before in room -0.27
before in the -0.21
before includ 0.33
before index -0.39
before index wa -0.06
before index | -0.04
before into 0.42
before inventor - -0.02
before iq | -0.13
before it 0.24
before it , -0.4
before it : -0.31
before it i -0.03
before it in -0.02
before it on -0.16
before it to -0.15
before it wa -1.16
before item -0.27
before january , -0.32
before k - -0.75
before keymath - -0.4
before knew -0.12
before know -0.71
before know all -0.07
before ktea - -0.2
before l -0.35
before language -0.09
before language index -0.02
before language | -0.06
before last 0.52
before least -0.43
before level -0.6
before like -0.51
before line -0.13
before line , 0.08
before line : -0.6
before list 0.31
before list of 0.11
before liv -0.07
before log show -0.47
before made -0.35
before mak -0.47
before manag -0.25
before march , -0.4
before match -0.03
before math -0.43
before math | -0.51
before may : 0.34
before me -0.54
before mean -0.65
before mean of -0.64
before median -0.76
before median i -0.11
before median of -0.84
before median wa -0.3
before memory -0.06
before memory | -0.15
before met 0.19
before min -0.62
before minut -0.22
before minut , -0.34
before minute , 0.25
before miss -0.16
before more than -0.61
before motor -0.02
before motor index -0.02
before mp -0.1
before my -0.56
before nam -0.77
before nam | -0.74
before name -0.38
before near -0.57
before no . -0.15
before now -0.04
before number 0.08
before numerica operatio -0.03
before object to -0.29
before oct | 0.33
before october , -0.58
before october : -0.15
before of 0.64
before of grade -0.46
before of her -0.46
before of the 0.6
before of those -0.51
before off 0.23
before on 0.17
before on , 0.55
before on a -0.38
before on the -0.02
before on time -0.03
before on to -0.3
before once in -0.28
before open -0.31
before operatio -0.97
before operatio | -0.42
before or -0.26
before organize | -0.1
before other -0.59
before out -0.49
before out , -0.02
before out at -0.3
before out of 0.35
before over -1.07
before over the 0.2
before p -0.73
before page 0.02
before paragrap of -0.98
before part -0.33
before past 0.46
before pdm - -0.13
before peer -0.5
before pencil with -0.21
before percenti -0.77
before percenti rank -0.05
before percepti -0.03
before period -0.41
before pl - -0.44
before point , -0.07
before point to -0.04
before ppvt - -0.12
before practica -0.05
before problem -0.1
before problem , 0.18
before problem solv -0.16
before problem | -0.55
before process spe -0.03
before produc -0.07
before put -0.22
before q -0.78
before q # -0.19
before quarter -0.53
before r -0.36
before ran 0.28
before rank -0.05
before raw -0.67
before reach -0.46
before read -0.49
before read , -0.04
before read comprehe -0.09
before read | -0.11
before reason | -0.06
before receiv -0.39
before recognit | -0.22
before record 0.1
before remain -0.32
before report -0.04
before right -0.11
before right , -0.09
before right in -0.08
before right on -0.31
before risk , -0.14
before risk and -0.02
before rm -1.14
before room -0.44
before room , 0.33
before rose to -0.23
before route -0.32
before rubric ( 0.21
before s -0.51
before said -0.61
before same 1.21
before sampl | -0.02
before sample , -0.41
before sample of 0.02
before say -0.54
before scal -0.76
before scal - -0.24
before scal score -0.11
before scale score -0.33
before school -0.36
before science | -0.4
before scor -1.4
before scor from -0.11
before scor of -0.06
before score -0.97
before score of 0.41
before score wa -0.38
before sd -0.55
before se - -0.52
before section 0.82
before seen -0.39
before seen : -0.05
before sentenc of -0.22
before sentenc | -0.22
before sentence , -0.97
before septembe , -0.02
before set of 0.5
before set up 0.46
before she answer -0.4
before she complet -0.1
before she did -0.05
before she earn -0.09
before she get -0.03
before she got -0.27
before she had 0.21
before she includ -0.03
before she made -0.75
before she manag -0.24
before she nam -0.08
before she reach -0.11
before she read -0.16
before she scor -0.03
before she solv -0.02
before she wa -0.03
before she wrote -0.18
before show -0.74
before since -0.23
before since age -0.11
before since grade -0.24
before skill 0.78
before skill | -0.04
before so -0.62
before so in -0.03
before so on -0.19
before social -0.08
before solv -0.49
before solv | -0.34
before solve -0.31
before sound -0.28
before sound | -1.17
before spatial | -0.09
before spe -0.03
before spe | -0.13
before spell -0.63
before spell | -0.47
before spent -0.06
before spr : -0.02
before ssi - -0.12
before standard score -0.39
before start -0.6
before start at -0.22
before step | 0.57
before stood at -0.07
before strung -0.34
before subtract within -0.45
before t -0.85
before t = -0.52
before table of -0.2
before tak -0.2
before take -0.04
before target -0.09
before test -0.78
before test : -0.03
before test | -0.3
before th -0.7
before than -0.91
before that -0.36
before that i -0.07
before the 0.41
before the district -1.07
before the first -0.55
before the grade -0.57
before the last 0.76
before the other -0.38
before the past 0.55
before the remain -0.29
before the same 0.36
before then 0.02
before there are 0.68
before there were -0.05
before think and -0.23
before those 0.62
before through -0.59
before tier -0.25
before tim -0.28
before tim in -0.11
before tim of 0.41
before time 0.54
before time , -0.49
before time in -0.6
before to 0.02
before to : -0.11
before to about -0.11
before together -0.4
before together | -0.02
before took -0.05
before topic for -0.33
before total -0.65
before total of 0.28
before total score -0.07
before total | 0.26
before towl - 0.63
before tri -0.2
before tub at -0.19
before turn in -0.41
before under -0.36
before understo -0.17
before unit -0.76
before up 0.62
before up from -0.08
before up to -0.15
before us -0.54
before use -0.83
before verbal comprehe -0.02
before vineland - -0.4
before vision -0.12
before visit -0.61
before visual percepti -0.03
before vocabula | -0.05
before w -0.98
before w / -0.38
before wa -0.59
before wa a -0.34
before wa at 0.44
before wa given 0.32
before walk at -0.24
before want 0.06
before watch 0.18
before week , -0.47
before week : 0.54
before week for -0.61
before went -0.31
before went to -0.06
before were -0.07
before where -0.22
before whole averag -0.02
before wiat - 0.83
before will complete 0.25
before will read 0.41
before will solve -0.05
before winter -0.63
before with -0.31
before with a -0.61
before with the 0.63
before within -0.83
before wk -0.25
before word -0.06
before word , 0.59
before word : -0.02
before word in -0.54
before word of 0.52
before word read -0.04
before word | -0.76
before work memory -0.04
before writ -0.51
before write -0.6
before written -0.27
before written expressi -0.16
before written language -0.04
before wrote -0.94
before wrote down 0.43
before x -0.69
before year -0.32
before year , -0.45
before year : -0.14
before year and -0.02
before yr -0.56
before | -0.14
before | ( 0.4
before | , -1.04
before | age -0.17
before | and -0.46
before | gr -0.42
before | grade -0.35
before | in -0.43
before | of 0.45
before | or -0.73
before | q -0.56
before | quarter -0.04
before | s -0.49
before | to -0.56
before | wa -0.14
before | week 0.47
before | | -0.86
before ~ -0.44
behind  -1.17
behind  $ -0.81
behind  , -0.42
behind  . -0.14
behind  and -0.08
behind  | -0.77
behind ! -0.7
behind ! ! -0.42
behind " 0.25
behind # -0.43
behind # # 0.03
behind # $ -0.85
behind # % -0.05
behind # . -0.08
behind # | -0.06
behind #/# -0.62
behind $ -0.07
behind $ $ -0.07
behind % -0.77
behind % ile -0.73
behind & -0.06
behind ( -0.7
behind ( # -1.28
behind ( #/# -0.42
behind ( mr -0.13
behind ( parent -0.07
behind ) 0.06
behind ) $ 0.85
behind ) , -1.66
behind ) . -1.47
behind ) : -0.03
behind ) ; -0.11
behind ) and -0.95
behind ) wa -0.68
behind ) | 0.34
behind + -0.97
behind + # -0.21
behind + $ -0.34
behind , -0.93
behind , " -0.04
behind , # -0.54
behind , #/# -0.39
behind , a -0.7
behind , and -0.27
behind , but -0.26
behind , ha -0.04
behind , he -0.36
behind , i -0.12
behind , in -0.2
behind , math -0.11
behind , moderate -0.03
behind , no 0.28
behind , on 0.3
behind , one -0.43
behind , organiza -0.35
behind , percenti -0.56
behind , sd -0.3
behind , she 0.35
behind , so -0.55
behind , social -0.04
behind , the -0.62
behind , then -0.45
behind , which -0.2
behind , with -0.59
behind - 0.15
behind - - -0.95
behind - inch -0.89
behind - item 0.79
behind - location -0.81
behind - piece -0.52
behind - point 0.28
behind - step 0.03
behind - utteranc -0.05
behind - word 0.46
behind - year -0.19
behind . -0.11
behind . " 0.76
behind . $ -0.81
behind . ) -0.45
behind . . -0.52
behind . data -0.05
behind . he 0.23
behind . in 0.37
behind . the -0.21
behind . what -0.18
behind . | 0.82
behind / -0.61
behind / # -0.28
behind : 0.59
behind : $ 1.14
behind ; -0.49
behind ; # -0.14
behind ; in -0.08
behind ; the -0.5
behind = 0.19
behind = # -0.56
behind ] -1.16
behind a -0.96
behind a . -0.69
behind absenc -0.66
behind accommod 0.41
behind after -0.38
behind again 0.4
behind all 0.68
behind alone -0.44
behind and -1.07
behind and # -0.66
behind and #/# -0.29
behind and a -0.21
behind and above -0.17
behind and the -0.32
behind and up -0.32
behind are -0.53
behind assignme 0.34
behind assignme in -0.39
behind assignme on 0.15
behind assignme thi -0.64
behind assignme turn -0.19
behind at -0.66
behind at the 0.3
behind auditory -0.13
behind auditory comprehe -0.09
behind average -0.85
behind b -0.77
behind b . -0.35
behind bead -0.38
behind bear -0.49
behind before -0.36
behind before # -0.77
behind before ( -1.13
behind before , -1.36
behind before - -0.41
behind before . -1.31
behind before / 0.96
behind before : -1.28
behind before ; -0.58
behind before = 0.24
behind before a 0.25
behind before about -0.28
behind before all 0.87
behind before and -0.99
behind before at -0.73
behind before for -0.39
behind before had -0.4
behind before i -0.53
behind before in 0.02
behind before it -0.68
behind before last 0.71
behind before median -0.61
behind before of 1.24
behind before on 0.32
behind before or -0.67
behind before other -0.32
behind before than -0.17
behind before the -0.12
behind before to -1.1
behind before wa -0.57
behind before with -0.47
behind before | -0.54
behind behind  -0.67
behind behind $ -0.07
behind behind ( -0.88
behind behind ) -0.33
behind behind + -0.54
behind behind , -0.1
behind behind - -0.35
behind behind / -0.51
behind behind ; 0.21
behind behind = -0.66
behind behind and 0.09
behind behind day 0.02
behind behind in -1.04
behind behind inch -0.26
behind behind letter -0.26
behind behind of -0.42
behind behind on -0.5
behind behind or -0.53
behind behind out 0.12
behind behind point 0.44
behind behind question 0.3
behind behind school -0.79
behind behind step -0.79
behind behind th -0.64
behind behind tim -0.55
behind behind to -0.37
behind behind word -0.88
behind behind | -0.4
behind block -0.9
behind both -0.58
behind bu -0.36
behind but -0.58
behind but that -0.31
behind button -1.11
behind by -0.75
behind by himself -0.14
behind by the -0.02
behind c 0.65
behind c . 0.68
behind came -0.37
behind capital 0.06
behind capital letter -0.27
behind card 0.48
behind chanc -0.06
behind chanc ( 0.72
behind chanc . 0.64
behind check -0.27
behind children -0.65
behind clas 0.14
behind clas period -0.09
behind class -0.6
behind classmat -0.45
behind color 0.49
behind color and 0.47
behind comment 0.17
behind comprehe -0.18
behind consecut -0.13
behind core -0.14
behind core language -0.04
behind correct -0.16
behind correct ( -0.49
behind correct , -0.52
behind correct . 0.1
behind correct ; 0.27
behind correct in -0.27
behind correct on 0.22
behind crossing 0.25
behind crossing . -0.34
behind day -0.81
behind day , -0.64
behind day . 0.21
behind day ; -0.44
behind day in -0.55
behind day of -0.53
behind day out -0.12
behind db -1.04
behind december -0.09
behind degre -0.47
behind differen 0.02
behind differen word -0.39
behind digit -0.55
behind digit correct -0.54
behind directio 0.19
behind done 0.05
behind episod 0.2
behind error -0.61
behind exchang -0.67
behind fall -0.38
behind february -0.87
behind feet -1
behind feet , -0.58
behind feet . -0.19
behind feet from -0.39
behind for 0.2
behind for # -0.54
behind for the -0.58
behind from -0.7
behind ft -1.16
behind ft . -0.27
behind gam 0.58
behind given 0.28
behind grade -0.26
behind grade # 0.1
behind had -0.74
behind he -0.17
behind i -0.61
behind i # -0.05
behind i the -0.3
behind if -0.77
behind in -0.09
behind in # -0.83
behind in a -0.52
behind in each 0.59
behind in february -0.58
behind in january -0.55
behind in march -0.17
behind in november -0.06
behind in october -0.21
behind in septembe 0.15
behind in the 0.26
behind inch -0.95
behind inch , -0.11
behind inch . -0.3
behind inch for 0.04
behind inch of -0.02
behind incident -0.14
behind instanc -0.39
behind interval 0.72
behind item 0.21
behind item , 0.59
behind item . 0.73
behind january -0.17
behind kid -0.57
behind last 0.38
behind last year -0.47
behind lb -0.6
behind lb # -0.02
behind lesson 0.5
behind letter 0.47
behind letter , 0.27
behind letter in 0.09
behind letter nam -0.47
behind letter sound -0.1
behind letter were -0.54
behind level -0.03
behind lin -0.84
behind look -0.52
behind lower -0.11
behind lower case 0.04
behind lowercas 0.44
behind lunch 0.06
behind m -0.73
behind march -0.92
behind math 0.44
behind may -0.34
behind meet -0.95
behind messag 0.25
behind mg -0.29
behind mix -0.07
behind mo -0.62
behind mo $ -0.1
behind mo ) -0.25
behind mo . -0.07
behind mo | -0.09
behind moment 0.53
behind month -1.08
behind month $ -0.07
behind month , -0.38
behind month . -0.46
behind month and -0.1
behind month old -0.06
behind month | -0.22
behind more -0.84
behind morning 0.84
behind morning . 0.58
behind most -0.17
behind multi 0.55
behind multi - 0.55
behind nd -0.54
behind nd % -0.09
behind nd ) -0.05
behind nd percenti -0.07
behind november -0.34
behind november # -0.33
behind now -0.6
behind object 0.25
behind observ -0.12
behind observat -0.35
behind occasion 0.3
behind occasion . -0.31
behind of -0.51
behind of # -1.76
behind of the 0.15
behind of them 0.19
behind of these -0.24
behind of those 0.33
behind office -0.71
behind office referral -0.71
behind on 0.55
behind on #/# 0.22
behind on a -0.44
behind on her 0.19
behind on the 0.37
behind one 0.17
behind one - 0.26
behind opportun -0.53
behind opportun . -0.74
behind or -1.43
behind or # -0.55
behind or above -0.03
behind or better -0.22
behind or more -0.52
behind or so -0.47
behind out -0.85
behind out of -0.82
behind outburst -0.46
behind own before " -0.41
behind own before # -1.02
behind own before ( 0.04
behind own before , -0.23
behind own before - -0.1
behind own before . -1.03
behind own before : -0.16
behind own before ^ -0.13
behind own before a -0.79
behind own before about 0.64
behind own before and 0.04
behind own before by 0.69
behind own before each -0.23
behind own before for 0.52
behind own before from -0.14
behind own before gave -0.62
behind own before got 0.07
behind own before grade 0.4
behind own before had -0.21
behind own before in 0.04
behind own before last 0.51
behind own before least -0.43
behind own before of 0.06
behind own before on 0.69
behind own before read 0.16
behind own before than 0.54
behind own before that -0.23
behind own before the 0.15
behind own before thi -0.06
behind own before to -0.32
behind own before up -0.92
behind own before us -0.17
behind own before wa -0.68
behind own before were -0.55
behind own before with -0.78
behind own before wrote -0.41
behind own before | -0.54
behind own behind # -0.1
behind own behind ( -1.24
behind own behind ) -0.13
behind own behind , -0.76
behind own behind - 0.39
behind own behind . -0.59
behind own behind : 0.44
behind own behind ; -0.95
behind own behind a -0.57
behind own behind and -0.38
behind own behind at -0.58
behind own behind correct -0.84
behind own behind day 0.42
behind own behind foot -0.46
behind own behind for -0.49
behind own behind he -0.32
behind own behind i -0.03
behind own behind in 0.26
behind own behind letter -0.52
behind own behind min -0.54
behind own behind minut -0.79
behind own behind of 1.11
behind own behind on -0.05
behind own behind peer -0.21
behind own behind per -0.54
behind own behind rail -0.26
behind own behind reminder -0.21
behind own behind second -0.63
behind own behind sentence -0.09
behind own behind step -0.66
behind own behind tim -0.66
behind own behind time -0.64
behind own behind to -0.54
behind own behind touch -0.09
behind own behind word -0.86
behind own behind | -0.17
behind part 0.55
behind part . 0.33
behind passag -0.8
behind passage -0.14
behind percent -1.16
behind percent , -0.44
behind percent . -0.63
behind percent of -0.63
behind pictur -0.54
behind pictur . -0.13
behind piec 0.65
behind plac -0.39
behind point 0.77
behind point . 0.24
behind point each 1
behind point on -0.02
behind pragmati -0.22
behind pragmati profile -0.22
behind problem 0.32
behind problem correct -0.31
behind pt -0.64
behind purchas 0.71
behind purchas . -0.12
behind question 0.5
behind question , 0.18
behind question . 0.21
behind question about -0.39
behind question correct 0.28
behind question on -0.17
behind rd -0.88
behind rd % -0.05
behind rd ) -0.24
behind rd gr -0.23
behind rd percenti -0.15
behind read -0.71
behind read comprehe -0.08
behind recess -0.6
behind request -0.26
behind right -0.49
behind right , 0.1
behind right . -0.55
behind sampl -1.05
behind sampl . -1.05
behind schedul -0.19
behind school 0.1
behind school day -0.16
behind science -0.09
behind screen -0.57
behind self -0.1
behind self - -0.1
behind sentenc -0.54
behind sentenc , -0.18
behind sentenc in 0.13
behind session -1.05
behind session . -0.4
behind set 0.74
behind she -0.32
behind shift -0.74
behind shift . -0.53
behind short 0.05
behind since -0.13
behind situatio 0.3
behind so 0.31
behind sound -0.16
behind sound - -0.14
behind spell -0.64
behind spoken -0.42
behind spontane -0.57
behind st -0.57
behind st % -0.03
behind st percenti -0.47
behind stair 0.07
behind step 0.51
behind step $ -0.73
behind step ( 0.07
behind step ) 0.29
behind step , -0.06
behind step . 0.46
behind step of 0.66
behind step on 0.14
behind step with -0.27
behind step without -0.54
behind story -0.27
behind story grammar -0.1
behind student -1
behind student , -0.06
behind such 0.6
behind t -0.58
behind task 0.12
behind teacher -0.51
behind teacher form -0.02
behind teacher rat -0.05
behind team -0.19
behind test -0.33
behind text -0.05
behind th -1.49
behind th  -0.02
behind th $ -0.29
behind th % -0.25
behind th ) -0.83
behind th , -0.24
behind th - -0.07
behind th . -0.52
behind th / -0.18
behind th edition -0.35
behind th gr -0.4
behind th grade -0.99
behind th grader -0.06
behind th percenti -0.36
behind th period -0.18
behind th | -0.24
behind that -0.68
behind the -0.56
behind thi 0.5
behind thing 1.14
behind through -0.63
behind throw -0.42
behind tim 0.02
behind tim ( 0.07
behind tim , -0.58
behind tim . 0.72
behind tim ; -0.16
behind tim and -0.37
behind tim in -0.64
behind tim of -0.22
behind tim on -0.84
behind tim out -0.61
behind tim thi 0.57
behind to -0.94
behind to # -0.96
behind to #/# 0.03
behind total -0.76
behind total word -0.74
behind tri 0.19
behind tri , 0.22
behind tri . -0.02
behind tri ; 0.49
behind trial 0.31
behind trial . -0.53
behind trip -0.77
behind turn 0.32
behind two 0.15
behind two - 0.15
behind unit -0.33
behind upper -0.48
behind upset 0.27
behind utteranc 0.43
behind utteranc , 0.59
behind utteranc . 0.14
behind visit -0.4
behind w -0.25
behind w / -0.21
behind wa -0.99
behind week -0.24
behind week , -0.45
behind week . -0.33
behind week and -0.08
behind were -0.94
behind when -0.15
behind when the -0.53
behind when we 0.45
behind with -0.32
behind with a -0.45
behind with no -0.22
behind within -1.03
behind without 0.46
behind without help -0.12
behind wk -0.45
behind word , 0.29
behind word . -0.99
behind word ; -0.35
behind word correct -0.7
behind word from 0.11
behind word in -0.5
behind word of -0.39
behind word on -0.43
behind word problem -0.56
behind word right 0.07
behind word with -0.1
behind would -0.12
behind written 0.35
behind x 0.04
behind x # -0.31
behind x week -0.07
behind year -0.56
behind year # -0.23
behind year , -0.2
behind yr -0.41
behind yr # -0.28
behind | -0.32
behind | " -0.82
behind | #/# -0.94
behind | $ 0.05
behind | ( 0.04
behind | ) 0.27
behind | , 0.09
behind | - 0.05
behind | . -0.31
behind | : -0.9
behind | ; 0.09
behind | < -0.06
behind | a -0.41
behind | academic -0.16
behind | age -0.15
behind | and -0.38
behind | are -0.22
behind | at -0.11
behind | average -0.26
behind | boy -0.3
behind | by -0.61
behind | case -0.12
behind | children -0.16
behind | clas 0.17
behind | class -0.77
behind | classmat -0.07
behind | consecut -0.04
behind | core -0.64
behind | correct -0.15
behind | date -0.05
behind | day -0.07
behind | detail 0.17
behind | differen -0.29
behind | dob -0.13
behind | error -0.12
behind | essay -0.81
behind | feet -0.57
behind | finger -0.25
behind | for 0.8
behind | friday -0.13
behind | friend -0.33
behind | girl -0.31
behind | goal -0.9
behind | grade -0.28
behind | he -0.38
behind | high -0.09
behind | i -0.29
behind | in -0.82
behind | item 0.7
behind | last 0.35
behind | lesson -0.51
behind | letter -0.07
behind | lin 0.3
behind | low -0.28
behind | lunch -0.76
behind | minut -1.48
behind | minute -0.45
behind | month -0.52
behind | more -0.63
behind | morning -0.85
behind | n -0.39
behind | not -0.18
behind | observat -0.13
behind | occasion 0.75
behind | of -0.87
behind | on -0.68
behind | or -0.62
behind | other -0.58
behind | out -0.56
behind | paragrap -0.87
behind | part 0.56
behind | passag -0.34
behind | period -0.05
behind | piec 0.03
behind | point 0.43
behind | prob -0.24
behind | q -0.35
behind | question -0.14
behind | quizz -0.08
behind | recess -0.98
behind | right -0.82
behind | sampl -1.07
behind | school -0.35
behind | second -0.57
behind | sentenc -0.38
behind | session -0.54
behind | she -0.44
behind | shift -0.31
behind | short -0.45
behind | sound -0.26
behind | square -0.54
behind | step 0.12
behind | story 0.58
behind | student -0.33
behind | such 0.45
behind | support 0.46
behind | teacher 0.07
behind | that 0.81
behind | thing -0.54
behind | tim -0.29
behind | to -0.78
behind | trait 0.22
behind | tri 0.26
behind | turn -0.67
behind | two 0.59
behind | very -0.02
behind | visit 0.08
behind | way -0.47
behind | week -1.59
behind | were -0.78
behind | when -0.43
behind | with -0.44
behind | wk -0.41
behind | word 0.78
behind | year -0.71
behind | | -0.89
between 15 -0.35
between 3 0.3
between 40 0.16
between back 15 0.32
between back 3 -1.74
between back 40 -0.03
between back 90 -0.29
between more 0.24
by rule 0.41
count 1 0.05
count 2 -0.18
count 3 -0.14
count 4 -0.44
equal -0.72
far 0 0.2
far 0 line 0.29
far 0 row -0.16
far 1 0.02
far 1 line -0.32
far 1 row 0.39
far 2 -0.23
far 2 line -0.66
far 2 row 0.23
far 3 -0.33
far 3 line -0.25
far 3 row -0.26
far 5 -0.26
far 5 line -0.38
far 9 -0.4
far 9 line -0.98
far 9 row 0.2
far behind 0.12
far behind line 0.13
far behind row -0.11
far more -0.54
far more line -0.61
far more row -0.11
head before # -0.07
head before ( 0.32
head before , 0.06
head before - -1.05
head before . -1.31
head before / -0.2
head before : -0.2
head before ; -0.42
head before = 0.65
head before ^ -0.23
head before a -0.8
head before about -0.48
head before age -0.22
head before all 0.28
head before and -0.24
head before at 0.52
head before comprehe -0.05
head before for 0.36
head before from -0.34
head before gave -0.53
head before goal -0.09
head before grade -0.73
head before had -0.51
head before i 0.32
head before in 0.36
head before last -0.16
head before least -0.13
head before of 0.04
head before on -0.04
head before read 0.51
head before scor -0.3
head before score -0.06
head before spell -0.05
head before the 0.24
head before then -0.66
head before to -0.57
head before wa -0.22
head before were -0.38
head before with 0.5
head before within -0.42
head before | -1.88
head behind  -0.5
head behind # -0.24
head behind ) 0.34
head behind , -0.05
head behind - -0.08
head behind . -0.93
head behind / -0.88
head behind : -0.53
head behind ; -0.98
head behind = -0.87
head behind and -0.36
head behind at -0.16
head behind correct -0.67
head behind day -0.36
head behind for 0.58
head behind i -0.61
head behind in 0.54
head behind item 0.65
head behind letter 0.69
head behind month -0.06
head behind of -0.88
head behind on -0.35
head behind or -0.4
head behind out -0.14
head behind percent -0.51
head behind point 0.35
head behind question 0.37
head behind rd -0.16
head behind right -0.26
head behind school 0.25
head behind step 1.14
head behind th -0.73
head behind tim 0.27
head behind to -0.32
head behind tri -0.32
head behind trial -0.39
head behind turn 0.08
head behind word 0.9
head behind x -0.03
head behind | -0.03
heading -0.1
heads the list 0.02
in row -0.34
in the list -0.43
line before has more -0.59
list before " -0.16
list before # -1.12
list before ( -0.2
list before ) -0.5
list before , 0.05
list before - -0.43
list before . 0.18
list before / -0.85
list before : -0.1
list before ; 0.41
list before = -0.75
list before ^ 0.22
list before a -0.38
list before about -0.51
list before acros -0.83
list before after -0.16
list before age -0.42
list before all -0.37
list before an -0.12
list before and -0.65
list before another -0.27
list before answer -0.31
list before applicat -0.06
list before are 0.61
list before around -0.23
list before at 0.17
list before averag -0.76
list before average -0.12
list before been 0.32
list before between -0.22
list before complet -0.14
list before comprehe -0.1
list before count 0.37
list before did -0.17
list before district 0.15
list before do -0.48
list before earn -0.2
list before english -0.4
list before expressi -0.14
list before finish -0.17
list before first -0.22
list before follow -0.17
list before for -1.17
list before from -0.5
list before gave -0.18
list before get -0.25
list before given 0.51
list before got -0.35
list before grade -0.55
list before ha 0.28
list before had 0.71
list before have -0.41
list before her -0.55
list before him -0.61
list before hit -0.21
list before i -0.93
list before idea -0.73
list before in 0.13
list before index -0.02
list before it -0.18
list before language -0.04
list before last -0.41
list before level -0.04
list before made -0.38
list before math -0.09
list before me -0.51
list before miss -0.14
list before nam -0.22
list before near -0.37
list before of -0.5
list before on 0.22
list before operatio -0.03
list before or -0.03
list before other -0.45
list before out 0.37
list before over -0.61
list before past -0.36
list before period -0.37
list before produc -0.37
list before q -0.22
list before read -0.45
list before receiv -0.02
list before record -0.55
list before room -0.09
list before same 0.11
list before say -0.45
list before scor -0.68
list before score -0.52
list before show -0.27
list before so -0.03
list before solv -0.2
list before spell -0.48
list before spent -0.04
list before t -0.12
list before than -0.04
list before the 0.38
list before then 0.39
list before those -0.15
list before through -0.16
list before tier -0.08
list before to -0.45
list before took 0.1
list before turn -0.15
list before up 0.43
list before us -0.53
list before wa 0.04
list before watch -0.02
list before were 0.56
list before with -0.55
list before within -0.09
list before wrote -0.64
list before x -0.21
list before | -0.06
more before " -0.03
more before # -0.51
more before & -0.12
more before ( -1.63
more before ) -0.33
more before + -0.25
more before , -0.11
more before - -0.62
more before . 0.5
more before / -0.15
more before : -1.33
more before ; -0.39
more before = -1.15
more before ^ 0.42
more before a -1.24
more before about -0.64
more before acros -0.09
more before after -0.07
more before age -0.5
more before all -1.45
more before an -0.64
more before and -0.27
more before another -0.04
more before answer -0.04
more before applicat -0.04
more before are -0.33
more before around -0.08
more before at -0.87
more before attend -0.17
more before averag -0.03
more before average -0.13
more before be -0.06
more before been -0.51
more before between -0.13
more before bu -0.19
more before by -0.05
more before communic -0.03
more before complet -0.08
more before composit -0.05
more before comprehe -0.39
more before count -0.39
more before decod -0.03
more before did -0.19
more before district -0.42
more before do -0.17
more before down -0.31
more before earn -0.06
more before english -0.34
more before expressi -0.03
more before fall -0.04
more before finish -0.08
more before first -0.07
more before fluency -0.03
more before follow -0.05
more before for -0.03
more before form -0.04
more before from -0.24
more before gave -0.1
more before get -0.07
more before given -0.55
more before goal -0.09
more before got -0.24
more before gr -0.22
more before grade -0.68
more before ha 0.29
more before had -0.8
more before have -0.18
more before her -0.09
more before him -0.3
more before i -0.9
more before in -0.73
more before index -0.04
more before it 0.53
more before language -0.04
more before last -0.37
more before least -0.05
more before made -0.47
more before mak -0.45
more before manag -0.02
more before math -0.02
more before me -0.04
more before mean -0.23
more before memory -0.04
more before met -0.02
more before miss -0.1
more before nam -0.43
more before of -0.63
more before on -0.81
more before operatio -0.03
more before or 0.54
more before other -0.28
more before out -0.52
more before over -0.12
more before p -0.02
more before page 0.03
more before percenti -0.28
more before period -0.06
more before q -0.09
more before quarter -0.03
more before reach -0.13
more before read -0.28
more before record -0.51
more before rm -0.15
more before room -0.69
more before s -0.06
more before said -0.06
more before same 0.45
more before say -0.02
more before scal -0.29
more before scor -0.06
more before score -0.17
more before sd -0.33
more before section 0.89
more before show -0.03
more before so -0.09
more before solv -0.05
more before solve -0.03
more before spell -0.04
more before t -0.35
more before than -0.9
more before the 0.06
more before then -0.04
more before those -0.09
more before tier -0.11
more before time -0.03
more before to -1.12
more before took -0.03
more before total -0.11
more before turn 0.16
more before unit -0.41
more before up -0.32
more before us -0.04
more before wa -0.55
more before week -0.1
more before were -0.87
more before with -0.49
more before within -0.09
more before wk -0.32
more before writ -0.02
more before written -0.04
more before wrote -0.21
more before x -0.08
more before year -0.14
more before yr -0.18
more before | -0.17
more behind  -0.23
more behind ! -0.1
more behind " -0.61
more behind # -0.33
more behind $ -0.35
more behind % -0.21
more behind ( -0.05
more behind ) 0.55
more behind + -0.11
more behind , -1.4
more behind - -0.21
more behind . -0.89
more behind / -1.33
more behind : 0.89
more behind ; -0.76
more behind = -0.12
more behind ] -0.26
more behind a -0.13
more behind and -0.64
more behind are -0.07
more behind assignme -0.48
more behind at -0.28
more behind average -0.04
more behind b -0.33
more behind bu -0.18
more behind but -0.07
more behind button -0.73
more behind by -0.4
more behind chanc -0.7
more behind consecut -0.12
more behind core -0.02
more behind correct -0.53
more behind crossing -0.57
more behind day -0.75
more behind db -0.7
more behind degre -0.11
more behind digit -0.25
more behind episod -0.07
more behind feet -0.43
more behind for -0.36
more behind ft -0.42
more behind he -0.05
more behind i -0.19
more behind if -0.06
more behind in -1.17
more behind inch -0.31
more behind incident -0.02
more behind item -0.99
more behind last -0.31
more behind lb -0.27
more behind letter -1.02
more behind math -0.06
more behind mo -0.33
more behind moment -0.13
more behind month -0.48
more behind more -0.27
more behind morning -0.18
more behind multi -0.63
more behind nd -0.11
more behind observ -0.02
more behind occasion -0.3
more behind of -0.75
more behind office -0.43
more behind on -1.21
more behind one -0.62
more behind opportun -0.02
more behind or -0.22
more behind out -0.28
more behind part -0.1
more behind passag -0.05
more behind percent -0.15
more behind pictur -0.08
more behind piec -0.35
more behind point -0.83
more behind problem -0.49
more behind question -0.92
more behind rd -0.17
more behind read -0.07
more behind right -0.56
more behind schedul -0.06
more behind school -0.81
more behind science -0.04
more behind sentenc -0.08
more behind session -0.36
more behind set -0.24
more behind she -0.02
more behind shift -0.28
more behind so -0.44
more behind spell -0.51
more behind st -0.3
more behind stair -0.85
more behind step -0.1
more behind story -0.26
more behind student -0.15
more behind such -0.11
more behind teacher -0.02
more behind th -0.76
more behind the -0.05
more behind thi -0.07
more behind thing -0.06
more behind tim -0.49
more behind to -0.36
more behind total -0.11
more behind tri -0.94
more behind trial -0.73
more behind trip -0.36
more behind turn -0.53
more behind two -0.26
more behind utteranc -0.57
more behind visit -0.23
more behind wa -0.36
more behind week -0.54
more behind were -0.19
more behind when -0.15
more behind with -0.13
more behind without 0.69
more behind word -0.13
more behind x -0.6
more behind year -0.26
more behind yr -0.19
more behind | -0.99
more own before " -0.19
more own before # -1.06
more own before ( 0.22
more own before ) 0.17
more own before , -0.21
more own before - -0.89
more own before . -1.42
more own before : -0.24
more own before ; -0.32
more own before = -0.7
more own before > -0.25
more own before ^ 0.04
more own before a -0.67
more own before about -0.49
more own before add -0.06
more own before after -0.04
more own before all -0.27
more own before and -0.95
more own before answer -0.32
more own before are 0.59
more own before ask -0.21
more own before at -0.71
more own before averag -0.4
more own before average -0.46
more own before big -0.03
more own before but -0.11
more own before by -0.2
more own before conventi 0.67
more own before count -0.34
more own before day -0.48
more own before did -0.76
more own before do -0.34
more own before dumb -0.05
more own before each -0.05
more own before every -0.11
more own before finish -0.15
more own before first -0.16
more own before for -1.19
more own before from -0.08
more own before gave -0.61
more own before got -0.12
more own before grade -0.02
more own before ha -0.23
more own before had -0.98
more own before have -0.32
more own before her -0.08
more own before him -0.27
more own before i -0.78
more own before in -1.17
more own before it 0.45
more own before just -0.18
more own before last -1.02
more own before least -0.02
more own before left -0.31
more own before like -0.04
more own before made -0.52
more own before manag -0.24
more own before me -0.45
more own before min -0.04
more own before minut -0.12
more own before nam -0.21
more own before need -0.33
more own before never -0.12
more own before new -0.06
more own before next -0.05
more own before no -0.13
more own before not -0.18
more own before of -0.64
more own before on -1.19
more own before organiza 0.41
more own before out -0.32
more own before peer -0.07
more own before produc -0.12
more own before read -0.34
more own before right -0.05
more own before same 0.5
more own before say 0.55
more own before second -0.12
more own before show -0.3
more own before so -0.05
more own before than -0.36
more own before that -0.14
more own before the -1.24
more own before then -0.12
more own before thi -0.12
more own before to -0.98
more own before took -0.28
more own before typ -0.07
more own before up -0.33
more own before us -0.52
more own before wa -0.62
more own before were -0.36
more own before when -0.02
more own before which -0.08
more own before with -0.35
more own before write -0.07
more own before wrote -0.43
more own before | -0.72
more own behind " -0.18
more own behind # -0.48
more own behind $ 0.51
more own behind ( -1.06
more own behind ) -0.71
more own behind , 0.09
more own behind - 0.15
more own behind . -0.17
more own behind : 0.5
more own behind ; -0.95
more own behind a -0.66
more own behind about -0.03
more own behind adult -0.04
more own behind after -0.04
more own behind and -1.13
more own behind at -0.11
more own behind break -0.08
more own behind by -0.12
more own behind correct -0.54
more own behind day -0.36
more own behind differen -0.51
more own behind digit -0.12
more own behind done -0.1
more own behind each -0.02
more own behind every -0.03
more own behind fall -0.2
more own behind folder -0.08
more own behind foot -0.03
more own behind for -0.08
more own behind friend -0.08
more own behind from -0.04
more own behind go -0.02
more own behind good -0.06
more own behind had -0.2
more own behind he -0.09
more own behind hour -0.08
more own behind i 0.03
more own behind in -1.16
more own behind leg -0.05
more own behind letter -0.07
more own behind line -0.04
more own behind long -0.15
more own behind min -0.96
more own behind minut -0.85
more own behind more -0.21
more own behind of -0.74
more own behind on -0.31
more own behind or -0.18
more own behind page -0.04
more own behind paragrap -0.18
more own behind per -0.14
more own behind period -0.04
more own behind place -0.07
more own behind point -0.11
more own behind prompt -0.28
more own behind question -0.13
more own behind real -0.05
more own behind reason -0.04
more own behind right -0.16
more own behind sec -0.47
more own behind second -0.3
more own behind sentenc -0.31
more own behind sentence -0.07
more own behind she -0.11
more own behind since -0.05
more own behind step -0.19
more own behind syllable -0.02
more own behind th -0.06
more own behind that -0.19
more own behind the -0.05
more own behind thi -0.16
more own behind tim -1.71
more own behind time -0.48
more own behind to -0.17
more own behind turn -0.67
more own behind visit -0.2
more own behind wa -0.1
more own behind we -0.05
more own behind week -0.11
more own behind were -0.24
more own behind when -0.51
more own behind who -0.08
more own behind wice -0.48
more own behind with -0.08
more own behind without -0.06
more own behind word -0.91
more own behind wpm -0.48
more own behind year -0.02
no rule -0.15
noun here 0.19
noun here 0 0.09
noun here 1 0.21
noun here 2 -0.06
noun here 3 -0.3
noun here 5 0.13
noun here 9 -0.44
noun here behind -0.21
noun here more 0.69
of a figure -0.23
others are more -0.7
over the list -0.36
own bare -0.08
own before " -0.03
own before # 0.47
own before #/# 0.29
own before ( -0.16
own before ) 0.65
own before , 0.25
own before - 0.56
own before . -0.38
own before / -0.66
own before : 0.17
own before ; 0.18
own before = -1.11
own before > 0.51
own before ^ 1
own before a 0.53
own before about -0.18
own before add -0.47
own before after -0.76
own before all 0.89
own before and 0.4
own before answer 0.61
own before are 0.42
own before ask -0.04
own before at -0.6
own before averag -0.98
own before average -1.12
own before big -0.71
own before break -0.8
own before but -0.87
own before by 0.55
own before clas -0.08
own before complet 0.85
own before conventi 0.28
own before count -0.28
own before day 0.56
own before did 0.89
own before do 0.33
own before down -0.62
own before dumb -0.45
own before each -1.14
own before earn -0.39
own before either -0.65
own before every -1.09
own before explain 0.5
own before finish 0.2
own before first 0.04
own before fluency -0.15
own before for -0.52
own before from -0.94
own before gave 0.11
own before get -0.08
own before given -0.73
own before good -0.16
own before grade 0.63
own before ha -0.57
own before had 0.17
own before hand 0.25
own before have 0.34
own before her -0.61
own before him -0.65
own before i -0.29
own before in 0.73
own before it 0.04
own before just -0.35
own before last 0.35
own before least -0.59
own before left -0.99
own before like -0.37
own before made -0.54
own before manag 0.14
own before me 0.09
own before median -0.73
own before middle -0.43
own before min -0.33
own before minut -0.34
own before miss -0.79
own before nam 0.6
own before need -0.91
own before never -0.69
own before new -0.62
own before next -0.91
own before no -1.31
own before not -0.84
own before now -0.16
own before number -0.62
own before of -1.26
own before on 0.71
own before organiza 0.22
own before other -0.33
own before out 0.42
own before own -0.48
own before part -0.11
own before peer -0.87
own before produc -0.84
own before r -0.78
own before read 0.14
own before right -0.12
own before said 0.08
own before same 0.41
own before say 0.39
own before second -0.45
own before show -0.02
own before slow -0.25
own before so -0.12
own before solv 0.69
own before spell 0.67
own before still 0.07
own before teach -0.23
own before than 0.08
own before that -1.19
own before the -0.14
own before then -0.35
own before thi -1.18
own before through 0.23
own before time -0.6
own before to -1.09
own before took -0.38
own before typ -0.31
own before up 0.48
own before us -0.5
own before use -0.57
own before wa -0.18
own before want -0.33
own before were -0.35
own before what -0.29
own before when -0.35
own before which -0.12
own before with -0.53
own before within -0.41
own before writ -0.48
own before write -0.65
own before wrote -0.68
own before | -0.06
own behind  -0.57
own behind " 0.47
own behind # 0.77
own behind $ 0.44
own behind ( 0.62
own behind ) -0.44
own behind , 0.11
own behind - 0.5
own behind . 0.56
own behind : 0.63
own behind ; 0.55
own behind a -0.87
own behind about -0.52
own behind action 0.12
own behind adult -0.6
own behind after -0.67
own behind and -0.23
own behind at -0.48
own behind before -0.82
own behind break -0.19
own behind by -0.35
own behind clas -0.11
own behind correct -0.61
own behind day 0.44
own behind differen -0.95
own behind digit -0.69
own behind done 0.65
own behind each -0.65
own behind error -0.4
own behind every -0.24
own behind fall -0.91
own behind folder -0.38
own behind foot -0.84
own behind for -0.82
own behind friend -0.35
own behind from 0.08
own behind full -0.37
own behind go -0.51
own behind goal -0.48
own behind good -0.49
own behind ha -0.26
own behind had 0.47
own behind hand -0.11
own behind he 0.16
own behind hour -0.48
own behind i 0.47
own behind in -0.41
own behind inch -0.75
own behind incident -0.44
own behind it 0.41
own behind item -0.36
own behind last 0.8
own behind leg -0.54
own behind letter -0.65
own behind line -0.7
own behind long -0.64
own behind mean -0.24
own behind messag -0.85
own behind min -0.77
own behind minut -1.88
own behind miss -0.23
own behind more 0.17
own behind nce -0.02
own behind of 0.85
own behind office -0.47
own behind on 0.33
own behind or 0.17
own behind other -0.17
own behind out 0.28
own behind page -0.69
own behind paragrap -1.03
own behind part 0.5
own behind partner -0.47
own behind peer -0.39
own behind per -1.44
own behind period -0.39
own behind piece -0.51
own behind place -0.48
own behind point 0.6
own behind prompt -1.01
own behind question -0.41
own behind rail -0.83
own behind real -0.23
own behind reason -0.8
own behind reminder -0.55
own behind request -0.61
own behind right 1.04
own behind sec -1.39
own behind second -1.58
own behind sentenc -1.02
own behind sentence -1.06
own behind session -0.58
own behind she -0.25
own behind since -0.62
own behind sound -0.36
own behind step 0.03
own behind syllable -0.64
own behind teacher -0.47
own behind th -0.86
own behind than -0.13
own behind that -0.7
own behind the -0.65
own behind thi -0.18
own behind tim -0.96
own behind time -1.23
own behind to -0.83
own behind total -0.36
own behind touch -0.28
own behind turn -0.09
own behind up -0.27
own behind verbal -0.77
own behind visit -0.71
own behind wa 0.35
own behind wcpm -0.65
own behind we 0.36
own behind week -0.88
own behind were -0.18
own behind when -0.2
own behind who -0.51
own behind wice 0.28
own behind with 0.14
own behind without 0.57
own behind word -0.03
own behind would -0.34
own behind wpm -1.24
own behind year -1
own behind | 0.35
own near  -1.14
own near " -0.33
own near # -0.07
own near #/# -0.32
own near % -1.35
own near & 0.44
own near ( -0.11
own near ) 0.03
own near * -0.43
own near , -0.4
own near - 0.08
own near . -0.19
own near / 0.32
own near : 0.17
own near ; -0.2
own near > 0.42
own near a -0.65
own near about -0.48
own near adult 0.08
own near after -0.21
own near again 0.04
own near agre 0.51
own near all -0.08
own near alone 0.44
own near aloud 0.19
own near also 0.46
own near alternat -0.06
own near alway 0.42
own near an -0.07
own near and 0.3
own near another 0.44
own near answer -0.13
own near apr -0.13
own near april -0.48
own near are -0.88
own near area -0.3
own near ask 0.58
own near at -0.9
own near average -1.38
own near b -0.56
own near back -0.68
own near balance -0.34
own near be -0.24
own near bear -0.3
own near because -0.23
own near been -0.52
own near before -0.3
own near began -0.61
own near begin -0.24
own near block 0.25
own near both -0.62
own near break -0.46
own near build -0.14
own near but -0.8
own near call -0.43
own near came -0.83
own near can -0.19
own near card 0.42
own near carri 0.65
own near characte -0.32
own near check 0.33
own near child 0.24
own near claim 0.13
own near clas -0.65
own near class 0.68
own near classmat -0.49
own near classroo -0.21
own near close -0.47
own near coach -0.51
own near com 0.39
own near comment -0.63
own near conventi 0.19
own near conversa -0.12
own near copy -0.54
own near correct -1.1
own near could 0.45
own near count 0.06
own near cover -0.39
own near current 0.45
own near day -0.77
own near dec 0.4
own near december 0.26
own near did 0.25
own near differen -0.54
own near digit -0.14
own near do 0.19
own near don't -0.48
own near done -0.12
own near down 0.5
own near each -0.02
own near earn 0.55
own near educatio -0.13
own near end -0.06
own near english 0.88
own near essay 0.66
own near every -0.72
own near evidence 0.02
own near fact -0.3
own near fall 0.17
own near feb 0.77
own near february 0.99
own near feet -0.74
own near finger -0.3
own near first -0.5
own near fluency -0.74
own near foot -1.25
own near for -0.09
own near friday -0.12
own near from 0.06
own near game -0.6
own near gave -0.08
own near given 0.02
own near go -0.91
own near goal 0.33
own near got 0.53
own near grade -0.2
own near group -0.18
own near ha 0.35
own near had 0.07
own near half -0.6
own near hand -0.53
own near have -0.47
own near he 0.16
own near help -0.89
own near herself -0.25
own near hi -0.79
own near him -0.26
own near himself -0.12
own near home -0.71
own near hop -0.86
own near hour -0.9
own near i -0.04
own near i'd -0.27
own near i'm -0.18
own near idea 0.21
own near if -0.6
own near in 0.19
own near it 0.06
own near jan 0.2
own near january 0.55
own near just -0.2
own near keep -0.59
own near kept 0.31
own near keyboard -0.32
own near know -0.48
own near last -0.36
own near late 0.54
own near leav -0.56
own near left -0.87
own near let 0.45
own near letter -0.1
own near level -0.44
own near like 0.03
own near line 0.55
own near list 0.71
own near log -0.47
own near long -0.66
own near longer -0.38
own near look 0.54
own near lunch 0.1
own near m 0.41
own near mar -0.12
own near march 0.43
own near math -0.75
own near may 0.33
own near me -0.68
own near mean -0.67
own near median -1.19
own near meet -0.33
own near middle -0.92
own near min -1.21
own near minut -0.89
own near minute -1.17
own near miss -0.5
own near month 0.39
own near more -0.15
own near most 0.16
own near mov 0.56
own near my 0.16
own near near -0.22
own near need -0.64
own near never -0.68
own near next -0.1
own near no -0.98
own near nobody 0.48
own near not -0.42
own near nov 0.3
own near november 0.14
own near now 0.37
own near number -1.18
own near nurse -0.94
own near object -0.09
own near october -0.1
own near of -0.29
own near off -0.27
own near office -0.54
own near often -0.19
own near on -0.27
own near one -0.45
own near or 0.11
own near organiza -0.25
own near ot -0.13
own near other -0.16
own near out 0.34
own near over 0.55
own near own 0.47
own near page 0.21
own near pair -0.48
own near paper -0.26
own near paragrap -0.36
own near part 0.42
own near partner 0.09
own near passag -0.75
own near passage -0.81
own near peer -0.55
own near per -0.98
own near period -0.72
own near phone -0.34
own near picture -0.05
own near place -0.08
own near play -0.68
own near playgrou -0.92
own near point 0.03
own near present -0.63
own near prob -0.49
own near probe 0.45
own near problem -0.63
own near prompt -0.69
own near pull -0.9
own near put -0.53
own near q 0.09
own near quarter 0.17
own near question -0.67
own near quiet 0.2
own near r -1.13
own near rais -0.45
own near rate -0.26
own near rather -0.39
own near read -0.07
own near reason 0.82
own near redirect -0.83
own near report 0.38
own near right -0.35
own near room -0.46
own near rubric -0.37
own near same 0.42
own near sample -0.43
own near say 0.2
own near school 0.06
own near scor -0.18
own near score 0.29
own near sec -1.07
own near second -0.73
own near semester 0.43
own near sentenc 0.59
own near sentence -0.15
own near septembe -0.65
own near set 0.09
own near share -0.64
own near she -0.26
own near she'd -0.17
own near sheet 0.18
own near shift -1.01
own near short 0.51
own near show -0.99
own near since -0.55
own near single -0.53
own near so -0.81
own near somebody 0.57
own near someth 0.04
own near sound -0.19
own near spe 0.35
own near speech -0.18
own near spell 0.73
own near spoke 0.64
own near spoken -0.38
own near stair -0.44
own near stand -0.85
own near start -0.43
own near starter -0.34
own near stay -0.57
own near step 0.43
own near still 0.28
own near stop -0.39
own near story 0.17
own near table -0.03
own near tak -0.53
own near take 0.1
own near talk 0.03
own near task -0.29
own near teacher -0.02
own near team 0.09
own near tear -0.61
own near tell -0.76
own near test -0.51
own near text 0.1
own near th -0.31
own near than -0.14
own near that -0.5
own near the -0.08
own near them -0.71
own near then -0.96
own near there -0.71
own near they -0.32
own near thi 0.21
own near tim -0.72
own near time -0.23
own near to -0.76
own near together -0.22
own near told 0.84
own near took 0.02
own near topic 0.74
own near total -0.39
own near touch -0.62
own near tri 0.33
own near tuesday 0.16
own near turn -0.3
own near twice -0.84
own near up -0.48
own near us -0.15
own near use -0.4
own near visit -0.18
own near voluntee -0.18
own near w -0.16
own near wa 0.29
own near walk -0.06
own near want -0.52
own near we -0.65
own near week -0.49
own near went 0.71
own near were -0.3
own near what -0.62
own near when -0.82
own near where -0.23
own near which -0.61
own near whole -0.03
own near will -1.02
own near winter -0.46
own near with -0.95
own near without -0.88
own near wk -1.24
own near word -0.86
own near work 0.57
own near would 0.66
own near wren -0.41
own near writ -1.32
own near write -0.85
own near written -0.26
own near wrote -0.67
own near x -0.13
own near year -0.09
own near yet -0.13
own near | -0.22
own near • -0.32
own no rule -0.15
own pair " | -0.44
own pair # # 0.25
own pair # $ 0.19
own pair # | 0.06
own pair ( ) -0.2
own pair , ( -0.07
own pair , , -0.47
own pair , . -0.46
own pair , a -0.38
own pair , and 0.31
own pair , correct 0.06
own pair , for -0.59
own pair , had 0.69
own pair , in 0.21
own pair , minut -0.33
own pair , rail -0.61
own pair , step -0.36
own pair , tim 0.55
own pair , were -0.12
own pair , with 0.15
own pair , | 0.47
own pair - . 0.64
own pair . $ 0.32
own pair : $ -0.53
own pair : ( 0.35
own pair : , -0.23
own pair : . 0.17
own pair : correct -0.23
own pair : in -0.28
own pair : letter 0.21
own pair : min -0.9
own pair : minut -0.77
own pair : wcpm -0.48
own pair : word -0.04
own pair : | 0.37
own pair ^ . 0.83
own pair ^ he -0.35
own pair ^ of -0.69
own pair ^ | 0.19
own pair a . -0.38
own pair about a -0.05
own pair about minut -0.54
own pair about | -0.89
own pair all | 0.7
own pair and for -0.28
own pair and in 0.03
own pair and minut -0.16
own pair and on -0.08
own pair and tim -0.53
own pair and with -0.08
own pair and word -0.24
own pair and | 0.2
own pair at . -0.1
own pair at word -0.19
own pair at | 0.18
own pair average minut -0.28
own pair conventi . 0.18
own pair count | -0.6
own pair did . 0.1
own pair did | 0.63
own pair each . -0.25
own pair every . -0.4
own pair every of -0.85
own pair for . 0.79
own pair for minut -0.54
own pair for second -0.44
own pair for | -0.12
own pair from . -0.39
own pair from to -0.16
own pair got . 0.63
own pair had . -0.14
own pair had right 0.28
own pair had | 0.89
own pair i . -0.16
own pair i | -0.88
own pair in ( 0.52
own pair in . 1.29
own pair in of 0.55
own pair in place -0.33
own pair in | -0.22
own pair it . 0.02
own pair last . -0.44
own pair last minut -0.13
own pair last | 0.34
own pair min a -0.14
own pair minut a -0.24
own pair minut per -0.03
own pair need . -0.63
own pair no . -0.39
own pair of . -0.42
own pair of minut -0.37
own pair of word -0.21
own pair of | 0.16
own pair on . 0.97
own pair on foot -0.67
own pair on leg -0.43
own pair on of 0.77
own pair on | 0.39
own pair organiza , 0.15
own pair produc correct -0.27
own pair produc word -0.62
own pair read word -0.83
own pair than paragrap -0.33
own pair than step -0.27
own pair that . -0.27
own pair the from -0.48
own pair the that -0.26
own pair the the -0.12
own pair the who -0.43
own pair thi , -0.16
own pair thi . -0.41
own pair to , -0.65
own pair to . -0.08
own pair to and -0.48
own pair to | -0.83
own pair typ word -0.14
own pair wa minut -0.7
own pair wa word -0.19
own pair wa | -0.05
own pair with adult -0.03
own pair with friend -0.1
own pair with hand -0.14
own pair with or -0.1
own pair with peer -0.28
own pair with rail -0.25
own pair with reminder -0.22
own pair with | 0.06
own pair wrote correct -0.22
own pair wrote word 0.19
own pair | $ -0.05
own pair | ( 0.82
own pair | in 0.09
own pair | min -0.66
own pair | wcpm -0.31
own pair | wpm -0.83
own pair | | 0.06
own rule 0.08
own then  -0.17
own then " -0.38
own then # 0.28
own then #/# 0.93
own then % 0.25
own then ( -0.55
own then ) 0.2
own then , -0.27
own then - -0.02
own then . 0.26
own then : 0.41
own then ; 0.39
own then = -0.65
own then a -0.5
own then accommod -0.18
own then adult -0.53
own then after -0.07
own then again 0.34
own then ago 0.08
own then all -0.42
own then an -0.12
own then and 0.41
own then another 0.33
own then answer 0.09
own then any -0.34
own then april 0.41
own then are -0.26
own then ask -0.79
own then at -0.39
own then average -0.86
own then be -0.13
own then been -0.47
own then before -0.66
own then below -0.53
own then best -1.08
own then block -0.56
own then both 0.37
own then bu 0.42
own then but -0.66
own then by 0.82
own then call 0.18
own then can 0.41
own then card 0.28
own then check 0.12
own then child -0.15
own then choic -0.47
own then clas -0.51
own then classmat -0.31
own then complete 0.73
own then conventi -0.1
own then correct -0.15
own then could 0.26
own then count -0.07
own then day -0.59
own then december 0.89
own then did 0.89
own then digit -0.22
own then do 0.24
own then done 0.34
own then down -0.16
own then dur -0.71
own then each -0.52
own then end 0.52
own then error -0.75
own then every -0.56
own then evidence -0.13
own then explain -0.06
own then fall -0.5
own then far 0.71
own then feb -0.18
own then finish 0.22
own then first -0.53
own then for -0.02
own then friday -0.72
own then friend -0.37
own then from 0.42
own then get -0.45
own then go -0.34
own then goal -0.32
own then got -0.18
own then ha 0.27
own then had -0.34
own then half -0.09
own then hand 0.22
own then he 0.65
own then help 0.51
own then her -0.34
own then hi -0.77
own then him -0.29
own then himself 0.38
own then hold -0.27
own then home 0.16
own then hour -0.79
own then i -0.22
own then idea 0.04
own then in -0.7
own then inch -0.86
own then it 0.29
own then january 0.05
own then know -0.37
own then l -0.82
own then last -0.41
own then left -1.12
own then lesson 0.12
own then let -0.38
own then letter -0.6
own then line 0.19
own then list 0.35
own then long -0.52
own then look -0.63
own then lunch -0.33
own then m 0.52
own then march -0.3
own then mark -0.54
own then math -0.51
own then may 0.7
own then me -0.12
own then mean -0.85
own then median -0.29
own then middle -0.37
own then min -0.96
own then minut -1.4
own then minute -2.19
own then miss 1.04
own then month -0.08
own then more -0.45
own then morn -0.71
own then most -0.23
own then mr 0.37
own then my -0.98
own then near -0.57
own then need -0.58
own then never -0.59
own then next 0.16
own then no 0.34
own then nobody -0.13
own then none 0.26
own then not 0.23
own then noth -0.67
own then nov -0.15
own then now 0.46
own then number -0.29
own then october -0.54
own then of -0.2
own then off -0.29
own then on -0.31
own then one -0.39
own then open 0.39
own then or -0.98
own then organiza 0.1
own then other -0.45
own then out 0.26
own then over -0.33
own then own 0.45
own then paragrap -0.58
own then past -0.17
own then peer -0.72
own then per -1.46
own then period -0.38
own then place -0.88
own then point 0.56
own then prompt -0.62
own then q -0.09
own then question -0.79
own then rail -0.55
own then read -0.66
own then reces -0.4
own then referral -0.67
own then reminder 0.32
own then report -0.12
own then request -0.53
own then rest 0.48
own then right -0.08
own then routine -0.24
own then row -0.77
own then said 0.16
own then same 0.68
own then sample -0.62
own then say -0.48
own then school -0.29
own then science -0.38
own then sec -0.88
own then second -0.23
own then sentenc -0.74
own then sentence -1.03
own then septembe -0.54
own then sequenc -1.11
own then session -0.36
own then she -0.04
own then shift -0.85
own then since -0.68
own then so -0.28
own then sound -0.59
own then spr 0.27
own then stair -0.1
own then stand 0.44
own then start -0.79
own then step 0.24
own then table -0.41
own then talk -0.64
own then task -0.55
own then teacher -0.11
own then tell 0.11
own then th 0.27
own then than -0.59
own then that 0.43
own then the -0.06
own then them 0.51
own then then -1.24
own then there -0.18
own then these -0.02
own then they -0.51
own then thi 0.63
own then those 0.63
own then though -0.51
own then tim 0.02
own then time 0.14
own then to -0.17
own then told 0.05
own then took -0.69
own then turn -0.3
own then twice -0.33
own then two 0.46
own then u 0.14
own then under -0.72
own then up -1.05
own then us -0.55
own then use -0.57
own then visit -0.46
own then w 0.25
own then wa 0.18
own then wait 0.34
own then we -0.33
own then week -0.13
own then well 0.48
own then were -0.17
own then what -0.3
own then when -0.61
own then where -0.7
own then which -0.26
own then while -0.48
own then who -0.55
own then whole -0.06
own then will -0.67
own then winter -0.25
own then without 0.24
own then wk -0.76
own then word -0.97
own then work -0.51
own then would -0.77
own then writ -1.2
own then write -0.34
own then written -0.81
own then wrote -0.59
own then year -0.2
own then you -0.44
own then | -0.03
own value 20 -0.2
own value 60 0.21
own value more 0.28
own word -1.71
own word " -1.09
own word # -0.02
own word ( -0.8
own word , -1.41
own word - -1.2
own word . -0.75
own word : 0.19
own word ; -1.12
own word > 0.49
own word ^ -0.6
own word a -1.45
own word about -0.76
own word add -0.43
own word after -0.64
own word and -2.37
own word are -0.7
own word ask -0.61
own word big -0.71
own word but -0.84
own word by -1.25
own word day -0.56
own word do -0.72
own word dumb -0.45
own word each -1.14
own word either -0.65
own word every -1.09
own word finish -0.82
own word first -0.55
own word for -0.13
own word from -0.94
own word gave 0.27
own word get -0.19
own word given -0.73
own word good -0.16
own word ha -0.65
own word had -1.36
own word have -0.55
own word her -0.55
own word him -0.22
own word in -0.68
own word it 0.42
own word just -0.19
own word last -1.56
own word least -0.59
own word like -0.37
own word me 0.11
own word middle -0.43
own word min -0.23
own word minut -0.34
own word miss -0.79
own word never -0.69
own word new -0.62
own word next -0.91
own word no -1.31
own word not -0.81
own word of -0.71
own word on -0.48
own word other -0.33
own word part -0.11
own word read -0.5
own word said -0.54
own word say -0.44
own word second -0.45
own word slow -0.25
own word teach -0.23
own word than 0.08
own word that -1.16
own word the -0.71
own word then " 0.25
own word then # 0.05
own word then $ -1.45
own word then ( 0.3
own word then ) -1.29
own word then , -0.11
own word then . -0.22
own word then : -1.26
own word then ; 0.38
own word then a -0.96
own word then about -0.52
own word then action 0.12
own word then adult -0.6
own word then after -0.67
own word then and -0.95
own word then at -0.99
own word then break -0.19
own word then by -0.99
own word then clas -0.11
own word then day 0.25
own word then each -0.65
own word then error -0.4
own word then every -0.18
own word then folder -0.38
own word then foot -0.84
own word then for -0.63
own word then friend -0.35
own word then from -0.52
own word then full -0.37
own word then go -0.51
own word then goal -0.48
own word then good -0.49
own word then ha -0.26
own word then hand -0.54
own word then he -1.29
own word then hour -0.48
own word then i -1.31
own word then in -0.22
own word then it 0.41
own word then leg -0.54
own word then line -0.7
own word then long -0.64
own word then mean -0.24
own word then miss -0.18
own word then more 0.17
own word then nce -0.02
own word then of -0.09
own word then on -0.23
own word then or -0.89
own word then other -0.17
own word then out 0.28
own word then page -0.69
own word then paragrap -1.03
own word then peer -0.39
own word then per -0.12
own word then period -0.39
own word then piece -0.51
own word then place -0.48
own word then prompt -0.49
own word then question -0.43
own word then rail -0.83
own word then real -0.23
own word then reason -0.8
own word then reminder -0.55
own word then request -0.34
own word then sentence -1.06
own word then session -0.58
own word then she -0.72
own word then since -0.59
own word then sound -0.2
own word then step -1.24
own word then syllable -0.64
own word then teacher -0.47
own word then th -0.86
own word then than -0.13
own word then that -0.69
own word then the -0.65
own word then thi -0.62
own word then to -1.11
own word then touch -0.28
own word then turn 0.41
own word then up -0.27
own word then wa -1.12
own word then we 0.36
own word then week -0.88
own word then when -0.5
own word then who -0.51
own word then wice 0.28
own word then with -1.44
own word then would -0.34
own word then year -1
own word then | -0.92
own word thi -1.18
own word to -0.66
own word up 0.11
own word us -0.07
own word want -0.33
own word what -0.29
own word when -0.35
own word which -0.65
own word with -1.86
own word writ -0.29
own word write -0.65
own word wrote -0.33
own word | -0.75
paragraph 0.86
paragraph 0 0.2
paragraph 1 0.48
paragraph 2 0.47
paragraph 3 0.71
paragraph 5 0.25
paragraph 9 -0.84
paragraph behind 0.12
rank 0 0.39
rank 1 -0.04
rank 2 -0.22
rank 3 -0.98
rank 4 -0.96
rank 5 -0.6
round 0.87
second  -0.61
second " 0.02
second # -0.53
second #/# -0.65
second % -0.6
second & -0.05
second ( -0.18
second * 0.23
second + -0.58
second , -0.99
second - 0.16
second / -1.19
second : -0.4
second ; -1.02
second > -0.27
second [ -0.33
second ^ 0.09
second a -1.1
second aba -0.05
second absent -0.03
second accuracy -0.44
second acros -0.45
second adaptive -0.05
second add -0.19
second adult -0.33
second again -0.08
second age -0.56
second aggressi -0.26
second ago -0.5
second aid -0.12
second aim -0.35
second all 0.77
second alone 0.21
second along -0.19
second aloud -0.25
second an -0.12
second and -0.36
second annual -0.52
second answer -0.54
second anxiety -0.19
second applicat -0.27
second april -0.2
second are -0.11
second articula -0.2
second ask 0.09
second at -0.72
second attendan -0.27
second auditory -0.09
second average -0.96
second awarenes -0.16
second b -0.51
second ball 0.62
second basc -0.44
second bdi -0.05
second be -0.44
second been 0.38
second before -0.36
second began -0.69
second bell 0.31
second benchmar -0.56
second best -1.06
second block -0.66
second board -0.17
second book -0.03
second born -0.13
second break 0.14
second broad -0.04
second build -0.36
second by -0.35
second calculat -0.23
second call -0.5
second came 0.19
second can -0.64
second card -0.4
second carri -0.35
second catch -0.98
second celf -0.77
second chart -0.09
second check 0.57
second checklis 0.71
second child -0.26
second children -0.03
second choic 0.52
second choice -0.5
second clas 0.02
second class 0.63
second classmat -0.78
second classroo -0.66
second clock -0.22
second cognitiv -0.06
second color -0.87
second comment -0.39
second communic -0.14
second comparis -0.22
second complet -0.19
second complete -0.32
second composit -0.65
second comprehe -0.58
second computat -0.19
second concept -0.15
second control -0.14
second conventi 0.76
second coordina -0.08
second copy -0.56
second correct -0.66
second could -0.11
second count -0.14
second cut 0.34
second dai -0.29
second date -0.18
second day 0.81
second dec -0.69
second december -0.07
second decod -0.13
second depressi -0.15
second desk -0.4
second developm -0.05
second deviatio -0.1
second device -0.84
second dictatio -0.34
second did 0.77
second directio -0.7
second district -1.28
second do -0.92
second dollar 0.81
second down -0.1
second each -0.48
second earn -0.51
second ela 0.74
second emotiona -0.05
second end -0.75
second english 0.17
second error -0.12
second essay -0.51
second expect 0.3
second expectat -0.07
second expressi -0.57
second fact -1.16
second fall -0.54
second feb -0.08
second february -0.6
second feet 0.36
second fell -0.19
second field -0.17
second fine -0.03
second finish 0.13
second first -0.81
second fluency -0.74
second follow -0.45
second for -0.62
second form -0.13
second friday -0.27
second from -0.04
second game -0.49
second gave 0.45
second get -0.65
second gfta -0.33
second girl -0.51
second give 0.07
second given -0.74
second go -0.37
second goal -0.31
second good -0.23
second got -0.64
second gr -1.04
second grade -0.88
second grader -0.13
second group -1.06
second ha 0.14
second had -1.12
second hand -0.7
second have 0.38
second he -1.1
second hear -0.34
second help -0.04
second her 0.41
second hi -0.96
second him -0.68
second himself -0.54
second home -0.04
second hour -0.1
second hyperact -0.06
second i -0.45
second idea -1.25
second identifi -0.24
second iep -0.19
second in -0.25
second inch -0.25
second independ -0.04
second index -0.12
second integrat -0.02
second intermed -0.05
second interval 0.7
second inventor -0.41
second iq -0.17
second it -0.17
second item -0.26
second jan -1.07
second january -0.46
second june -0.36
second junior -0.21
second k -0.76
second keymath -0.4
second know -0.28
second ktea -0.2
second l -0.22
second language -0.43
second last 0.24
second laundry 0.58
second left -0.52
second letter -0.73
second level -0.04
second line -0.02
second list 0.63
second listen 0.39
second log -0.54
second look -0.04
second lunch 0.95
second make -0.72
second march -0.63
second mark -0.04
second math -0.65
second me -0.19
second mean -0.68
second median -1.22
second meet -1.13
second memory 0.46
second middle -0.43
second min -0.17
second minut -1.1
second minute 0.09
second monday 0.39
second month -0.29
second more -0.65
second most 0.73
second motor -0.1
second my -0.47
second nam 0.67
second need -0.35
second no -0.15
second not 0.04
second nov -0.47
second november -0.75
second now -0.49
second number -0.8
second numerica -0.03
second object 0.38
second observat -0.64
second oct 0.14
second october -0.96
second of 0.35
second off -0.54
second on -0.08
second once -0.29
second one -0.13
second open -0.51
second operatio -0.41
second or 0.15
second order 0.02
second organize -0.1
second other -0.49
second out 0.25
second outburst -1.01
second over -0.1
second own -0.59
second page 0.44
second paper -0.03
second paragrap -0.68
second parent -0.02
second part 0.03
second pass -0.39
second passage 0.25
second pdm -0.13
second peer -0.7
second pencil -0.41
second percenti -0.42
second period -0.12
second phonolog -0.08
second picture 0.42
second pl -0.44
second plan -0.45
second point 0.5
second ppvt -0.12
second preschoo -0.14
second print 0.63
second probe 0.82
second problem 0.81
second process -0.03
second prompt -0.68
second put 0.2
second q -0.19
second quarter 0.89
second question -0.05
second quiet -0.17
second quiz 0.43
second r -1.3
second rail -0.24
second ran 0.41
second rat 0.29
second read -0.78
second reason -0.06
second reces 0.42
second recognit -0.23
second record -0.12
second reminder -1.1
second report -0.4
second retell -0.22
second rid -0.41
second right -0.64
second risk -0.16
second room -0.46
second rose -0.33
second route -0.4
second routine -0.07
second row -0.32
second rubric 0.7
second run -0.2
second same -0.56
second sampl -0.17
second sample -0.41
second sat -0.18
second say 0.09
second scal -0.34
second scale -0.72
second school -0.34
second science -0.47
second scor -0.18
second score 0.4
second screen -0.51
second se -0.53
second second 0.51
second section -0.08
second seen -0.22
second sentenc -0.75
second sentence -0.36
second sept -1.04
second septembe -0.76
second sequenc -0.37
second session 0.16
second set 0.83
second she -0.52
second sheet 0.4
second shift -0.55
second show -0.27
second sign -0.24
second signal -0.02
second since -0.4
second skill -0.07
second so 0.1
second social -0.05
second solv -0.4
second sound -1.04
second spatial -0.09
second spe -0.32
second spell 0.5
second spoke -0.05
second spr -0.35
second ssi -0.12
second stand -0.08
second standard -0.65
second start -0.71
second stay -0.4
second step 0.4
second stood -0.07
second story -0.27
second strategy -0.3
second studi -0.14
second subtract -0.49
second summary 0.46
second t -0.57
second table -0.48
second tal -0.6
second talk -0.09
second target -0.52
second task -0.58
second teacher 0.34
second team 0.36
second tell -0.52
second test -0.61
second text -0.09
second th 1.14
second that 0.16
second the -0.44
second them -0.57
second then -0.23
second there 0.44
second they -0.39
second thi 0.3
second think -0.26
second through -0.24
second time 0.17
second to -0.83
second together -0.59
second topic -0.54
second total 0.23
second touch -0.22
second towl 0.63
second trouble -0.49
second tub -0.19
second turn -0.71
second u -0.13
second until -0.08
second up -0.51
second us 0.94
second use -0.72
second usual -0.57
second utteranc -0.08
second verbal -0.48
second vineland -0.4
second vision -0.23
second visit -0.29
second visual -0.05
second vmi -0.24
second vocabula -0.23
second w -0.89
second wa -0.48
second walk 0.32
second watch -0.55
second wcpm -0.6
second we 0.41
second week 0.55
second well -0.24
second went -0.49
second were -0.23
second when -0.02
second which -0.57
second whole -0.18
second wiat 0.83
second will -0.02
second winter -0.5
second with 0.63
second withdraw -0.06
second wk -0.53
second word 0.15
second work -0.75
second would -0.72
second writ -1.07
second write -0.63
second written -0.63
second wrote 0.38
second x 0.75
second year -0.65
second | -0.45
share 0 -0.84
share 100 -0.72
share 20 -1.02
share 40 0.64
share 60 0.5
share 80 -0.31
share 99 -1.15
size 10 0.14
size 12 0.22
size 20 -0.23
size 40 -0.71
size 5 -0.17
size 8 0.22
size more -1.4
then  -0.64
then ! 0.17
then " 0.51
then # -0.41
then #/# -0.83
then $ 0.02
then % -0.43
then & -0.57
then ( -0.16
then ) 0.25
then , -0.14
then - 0.55
then . -0.1
then / -0.23
then : -0.33
then ; -0.41
then < -0.06
then = -0.79
then a -0.79
then about -0.54
then above -0.29
then academic -0.16
then acros 0.43
then add 0.2
then after 0.11
then again -0.13
then age 0.02
then all -0.5
then alone -0.65
then an -0.16
then and -0.5
then april -0.51
then are -0.38
then art -0.74
then ask 0.46
then assignme 0.56
then at -0.88
then attentio -0.07
then average -0.66
then b -0.04
then be -0.15
then before 0.16
then behavior -0.89
then below -0.31
then better -0.22
then between -0.67
then block -0.33
then both -0.7
then boy -0.31
then but -0.54
then button 0.57
then by -0.28
then c -0.03
then call -0.27
then came -0.33
then case -0.18
then chanc 0.15
then check -0.54
then children -0.26
then choic -0.02
then clas 0.17
then class -0.77
then classmat -0.07
then classroo -0.29
then communic -0.29
then complete -0.61
then composit -0.08
then comprehe -0.37
then consecut -0.04
then conventi -0.42
then core -0.66
then correct -0.3
then could -0.34
then count -0.44
then curricul -0.74
then cut -0.06
then data -0.07
then date -0.06
then day -0.21
then dec -0.03
then december 0.27
then detail 0.17
then differen -0.29
then digit -0.36
then direct -0.07
then do -0.12
then dob -0.13
then dur -0.8
then each 0.98
then ear -0.53
then earn -0.22
then edition -0.37
then element 0.45
then english -0.13
then error -0.12
then essay -0.86
then expressi -0.08
then fact 0.11
then fall -0.65
then feb -1.11
then february -0.62
then feet -0.57
then finger -0.63
then first -0.51
then follow -0.25
then for -0.02
then form 0.1
then friday -0.23
then friend -0.33
then from -0.85
then gett -0.16
then girl -0.31
then given 0.32
then go -0.96
then goal -1.25
then gr -0.57
then grade -0.03
then grader -0.06
then grammar -0.1
then group 0.25
then ha -0.29
then had 0.13
then he 0.17
then help -0.31
then her 0.02
then hi -0.95
then high -0.18
then himself -0.27
then home -0.03
then how -0.03
then i -1.03
then idea -0.27
then ile -0.73
then in -0.68
then inch -0.89
then incident -0.83
then independ 0.36
then intervie -0.29
then it 0.63
then item 0.87
then jan -0.32
then january -0.76
then june -0.45
then language -0.62
then last -0.17
then left -0.46
then legible -0.39
then lesson -0.49
then letter 0.12
then lin 0.14
then line 0.25
then list -0.51
then location -0.81
then long -0.19
then look 0.55
then low -0.37
then lunch -0.8
then m -0.89
then mar -0.52
then march -0.22
then math -0.36
then may -0.12
then mean -0.05
then minut -1.48
then minute -0.45
then miss -0.49
then moderate -0.24
then moment 0.57
then month 0.31
then more 0.2
then morning -0.86
then most -0.96
then motor -0.11
then mr -0.21
then my 0.75
then n -0.39
then nam -0.53
then night 0.1
then no 0.1
then none -0.49
then not -0.79
then nov -0.89
then november -0.14
then now -0.26
then observat -0.23
then occasion 0.67
then oct -0.16
then october 1.1
then of -0.32
then old -0.1
then on -0.25
then one -0.35
then operatio -0.48
then or 0.44
then oral -0.55
then organiza 0.18
then ot -0.28
then other -0.6
then out 0.09
then over 0.4
then paragrap -0.89
then parent -0.1
then part 0.51
then pass -0.11
then passag -0.34
then per -0.38
then percenti -1.08
then period -0.17
then pictur 0.32
then piec 0.38
then piece -0.52
then point 0.6
then present 0.92
then prob -0.37
then problem 0.07
then profile -0.22
then q -0.37
then quarter -0.25
then question 0.4
then quizz -0.08
then rat -0.05
then read -0.57
then recess -0.98
then referral -0.71
then report -0.51
then request -0.61
then right -1.03
then rm -0.04
then room -0.48
then rout 0.24
then rubric -0.91
then said -0.29
then same -0.71
then sampl -1.07
then scal -0.1
then school -0.36
then science 0.24
then scor -0.54
then score -0.15
then sd -0.37
then second -0.67
then self -0.13
then sentenc -0.39
then sept -0.35
then septembe 0.35
then session -0.58
then set -0.29
then shap -0.22
then she -0.05
then shift -0.31
then short -0.36
then since 0.29
then so -0.83
then social -0.16
then sound -0.73
then spell -0.18
then spr -0.08
then standard -0.51
then start -0.72
then step 0.31
then story 0.58
then structur -0.1
then student -0.34
then such 0.96
then support 0.46
then t 0.31
then task -0.29
then team -0.56
then test 0.2
then that 0.13
then the -0.11
then them 0.19
then then -0.54
then there -0.39
then these -0.48
then they -0.71
then thi 0.02
then thing -0.86
then third -0.45
then those 0.18
then tim 0.07
then time -0.94
then to 0.28
then total -0.18
then touch -0.56
then trait 0.46
then tri 0.26
then turn 0.07
then two 0.5
then under -0.13
then unit -0.32
then up -0.29
then us -0.45
then utteranc 0.42
then very -0.02
then visit 0.04
then w 0.49
then wa -0.99
then way -0.47
then we 0.26
then week -0.26
then were -1.02
then what -0.99
then when 0.12
then where 0.07
then which -0.35
then while -0.23
then will -0.28
then winter -0.16
then with -0.15
then within 0.54
then without -0.83
then wk -0.53
then word 0.38
then work -0.84
then writ -1.2
then written -0.72
then year -1.18
then | 0.32
third " 0.16
third # -0.11
third #/# -0.09
third $ -0.06
third % -1.52
third & 0.23
third ( -0.02
third ) -0.35
third + -0.52
third , -0.46
third - -0.3
third . -0.43
third / 0.28
third : 0.4
third ; -0.22
third = -0.6
third a -0.03
third about -0.16
third after -0.43
third again -0.12
third age 0.26
third ago -0.54
third all -1.36
third alone 0.19
third alternat -0.78
third an -0.41
third and 0.09
third answer -0.6
third april -0.38
third are -0.83
third ask 0.23
third assignme 0.02
third at -0.42
third august -0.16
third average -0.9
third b -0.11
third ball -1.25
third be -0.73
third before -0.36
third between -0.1
third both -0.55
third but -0.75
third by -0.64
third call -0.53
third came -0.33
third card -0.25
third case -0.25
third chanc 0.16
third check 0.4
third children -0.37
third circle -0.54
third clas -0.04
third class -0.37
third clinical -0.16
third clos -0.5
third complet -0.27
third composit -0.5
third comprehe -0.56
third conversa 0.36
third core -0.41
third correct -0.1
third count -0.8
third crossing -0.52
third data -1.1
third day -0.58
third december -0.89
third detail -0.2
third did -0.28
third digit 0.27
third directio -0.45
third district 1.28
third do 0.2
third done -0.41
third dur -0.4
third each -0.64
third ear -0.35
third element 0.28
third end -0.97
third english 0.2
third essay -0.79
third every -0.65
third fall -0.9
third far -0.43
third feb -0.27
third february -0.61
third feet -0.6
third finish -0.43
third first -0.67
third follow -0.47
third for -0.85
third form -0.89
third friday -0.36
third from 0.02
third gave -0.83
third get -0.29
third given -0.6
third go 0.09
third got 0.49
third grade -0.74
third grammar 0.34
third ha 0.28
third half -0.06
third hand 0.71
third have -0.77
third he -0.43
third help -0.45
third her -0.8
third herself -0.6
third hi 0.46
third high -0.17
third i -0.65
third iep -0.47
third if -0.27
third ile -0.39
third in -0.25
third inch -0.03
third includ -0.1
third index -0.1
third intervie -0.18
third it -0.8
third item -0.16
third jan 0.29
third january -0.44
third kept -0.43
third lab -0.05
third language -0.14
third last 0.41
third late -0.4
third left -0.19
third legible -0.43
third lesson -0.03
third letter -0.03
third level 0.5
third line -0.8
third list 0.12
third long 0.4
third look -0.4
third low -0.02
third lower -0.27
third lunch -0.09
third m -0.21
third manager -0.03
third march -0.93
third mark 0.08
third math -0.37
third may 0.46
third me 0.49
third mean 0.2
third median -0.03
third meet -0.2
third middle -0.34
third min -0.48
third minut -0.84
third minute 0.34
third miss -0.81
third mo -0.28
third month -0.32
third more -0.35
third morning -0.28
third most -0.42
third mr -0.52
third my -0.46
third nam 0.34
third nd -0.38
third near -0.19
third newest -0.29
third no -0.26
third nobody 0.28
third not -0.6
third november -0.29
third now -0.07
third number -0.5
third observ 0.09
third observat -0.26
third occasion -0.08
third october -1.01
third of -0.48
third old -0.43
third on -0.09
third one -0.42
third open -0.25
third opportun -0.07
third or -1.27
third other -0.55
third out -0.28
third over 0.4
third own 0.24
third oz -0.02
third page 0.07
third pair 0.62
third paper 0.7
third paragrap -0.21
third part 0.49
third pass -0.25
third passag 0.15
third passage -0.14
third per -0.62
third percent -0.33
third period -0.21
third pictur -0.02
third picture 0.59
third plac -0.15
third play -0.53
third point -0.6
third prob -0.09
third problem 0.02
third program 0.32
third purchas -0.02
third puzzle -0.48
third q -0.15
third quarter 0.43
third question -0.56
third rd -0.18
third read 0.31
third reces -0.63
third report -0.44
third right 0.42
third room -0.09
third rubric 0.99
third runn -0.11
third said -0.03
third same -0.41
third sampl -0.45
third sample 0.12
third say -0.29
third scal -0.14
third scale -0.6
third school -0.68
third scor -0.09
third score 0.52
third second -1.41
third sentenc -0.74
third sentence -0.61
third septembe -0.81
third session -0.79
third set 0.93
third shap 0.08
third she 0.36
third shift -0.65
third short 0.8
third show -0.11
third since -0.05
third single -0.17
third situatio 0.4
third skill 0.2
third so -0.04
third solv -0.35
third sound -0.2
third spe -0.15
third spell 0.04
third spent -0.1
third spr -0.24
third st -0.22
third standard -0.6
third start 0.36
third step 0.17
third story -0.23
third stutter 0.44
third syllable 0.7
third t -0.06
third taken 0.22
third talk 0.3
third target -0.36
third task 0.15
third teacher -0.76
third team -0.92
third test -0.6
third text -0.29
third th -1.2
third than -0.48
third that -0.13
third the -0.11
third their 0.35
third them -0.18
third then -0.81
third there -0.81
third these -0.13
third they 0.55
third thi -0.03
third third -0.64
third those -0.06
third through -0.48
third tim -0.72
third time 0.51
third to -0.29
third together -0.17
third total 0.63
third trait 0.92
third transiti -0.25
third tri -0.27
third trial -0.09
third turn -0.14
third twice -0.44
third two 0.52
third unit -0.54
third up -0.1
third us 0.21
third video 0.44
third visit -0.15
third vowel 0.25
third w -0.41
third walk -0.49
third we 0.02
third week -0.24
third were -0.54
third what -0.44
third when -0.3
third where -0.7
third which -0.27
third who -0.06
third whole -0.48
third will -0.93
third winter 0.52
third within -0.69
third without 0.95
third wk -0.22
third word 0.33
third work -0.15
third writ -0.44
third written -0.18
third wrote 0.02
third x 0.65
third year 0.27
third | 0.36
`,
};
