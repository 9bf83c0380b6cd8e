"""Tests of the games as environments of other libraries."""
