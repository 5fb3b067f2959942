#!/bin/sh
# Grades a class as an array of jobs of Slurm. Results go to a folder that all nodes share.
#
#   PARTS=20 sbatch --array=1-20 slurm.sh CLASS TESTS RESULTS
#
# A job that was lost, or met its limit of time, is submitted again by its number: PARTS=20 sbatch --array=7 slurm.sh ...
# It does what is missing. In the end: minic-test merge RESULTS -o marks.csv; minic-test report RESULTS -o marks.html
#SBATCH --job-name=grading
#SBATCH --cpus-per-task=4
#SBATCH --mem-per-cpu=1G
#SBATCH --time=01:00:00
#SBATCH --output=grading-%a.log

exec minic-test grade "$1" "$2" --results "$3" --shard "$SLURM_ARRAY_TASK_ID/${PARTS:-20}" --jobs "$SLURM_CPUS_PER_TASK" \
    --build 'make' --compiler './compiler -S {in} -o {out}' --kind x86_64
